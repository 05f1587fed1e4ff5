// What this browser was told to do: sound, motion, the plain table, the light.

const KEPT = "gloam-prefs";

interface Kept {
  sound: boolean;
  motion: boolean;
  plain: boolean;
  light: "auto" | "dark" | "light";
}

function read(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Kept>;
  } catch {
    return {};
  }
}

class Prefs {
  sound = $state(true);
  motion = $state(true);
  plain = $state(false);
  light = $state<Kept["light"]>("auto");

  constructor() {
    Object.assign(this, read());
    this.apply();
  }

  keep(change: Partial<Kept>): void {
    Object.assign(this, change);
    const { sound, motion, plain, light } = this;
    localStorage.setItem(KEPT, JSON.stringify({ sound, motion, plain, light }));
    this.apply();
  }

  /** Whether things may move: not if the person or the system wants calm. */
  get moves(): boolean {
    return this.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  private apply(): void {
    document.documentElement.dataset.light = this.light;
    document.documentElement.dataset.motion = this.motion ? "yes" : "no";
  }
}

export const prefs = new Prefs();
