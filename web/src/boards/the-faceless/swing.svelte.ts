// The needle that everybody sees: it swings to where it is drawn, frame by frame, and then rests.

import { prefs } from "../../lib/prefs.svelte";
import { type Swing, settled, swung } from "./needle";

export class Needle {
  /** Where the red end is now, in degrees. */
  angle = $state(0);
  private speed = 0;
  private to: number | null = null;
  private frame = 0;
  private last = 0;
  private placed = false;

  /** Where the field draws the red end; null where nothing does. */
  aim(to: number | null): void {
    this.to = to;
    if (to !== null && (!prefs.moves || !this.placed)) {
      this.stop();
      this.angle = to;
      this.placed = true;
    } else if (!this.frame && prefs.moves) {
      this.last = performance.now();
      this.frame = requestAnimationFrame((now) => this.swing(now));
    }
  }

  private swing(now: number): void {
    const next: Swing = swung(
      { angle: this.angle, speed: this.speed },
      this.to,
      (now - this.last) / 1000,
    );
    this.last = now;
    this.angle = next.angle;
    this.speed = next.speed;
    this.frame = settled(next, this.to) ? 0 : requestAnimationFrame((then) => this.swing(then));
    if (!this.frame) {
      this.speed = 0;
      if (this.to !== null) this.angle = this.to;
    }
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    this.speed = 0;
  }
}
