// Trying a figure: where it is held and how it is turned, until it is confirmed. What is tried is the
// option to be confirmed, and the others see it move.

import type { Picker } from "../../lib/picker.svelte";
import { optionAt, within } from "../../lib/spans";
import type { Teller } from "../../lib/teller";
import type { Option, Span } from "../../lib/types";
import { nearest, type Point } from "./geometry";
import {
  type Duskworld,
  duskworld,
  type FigureName,
  type Pose,
  placeAt,
  poses,
  spansOf,
  triedFigure,
} from "./table";

export class Trying {
  place = $state<string | null>(null);
  /** The heading, in marks of its scale. */
  mark = $state(0);
  /** Whether anything was tried yet. */
  begun = $state(false);
  /** What may be tried by the reader now, by place. */
  spans = $state.raw<Map<string, Span>>(new Map());
  figure = $state<FigureName | null>(null);
  private places: (Point & { place: string })[] = [];

  constructor(private readonly pick: Picker) {}

  /** The game went on: what there is to try now, from how the figures stand. */
  begin(tell: Teller): void {
    const table = duskworld(tell);
    this.spans = spansOf(tell);
    this.figure = this.spans.size ? triedFigure(tell) : null;
    this.begun = false;
    const stands = poses(table).find(({ figure }) => figure === this.figure);
    const place = stands?.place ?? null;
    this.place = place !== null && this.spans.has(place) ? place : null;
    this.mark = Math.round((stands?.heading ?? 0) * 10);
    this.places = this.placesOf(table);
  }

  private placesOf(table: Duskworld): (Point & { place: string })[] {
    return [...this.spans.keys()].map((place) => ({ place, ...placeAt(table, place) }));
  }

  get active(): boolean {
    return this.figure !== null;
  }

  get heading(): number {
    return this.mark / (this.span?.parts ?? 10);
  }

  /** The span of the place where the figure is held; any, before it is held anywhere. */
  get span(): Span | undefined {
    return this.place === null ? [...this.spans.values()][0] : this.spans.get(this.place);
  }

  /** How the figure is held; null where the reader tries nothing. */
  get pose(): Pose | null {
    if (!this.figure || this.place === null) return null;
    return { figure: this.figure, place: this.place, heading: this.heading };
  }

  moveTo(place: string): void {
    if (this.spans.has(place)) this.hold(place, this.mark);
  }

  /** To the legal place that is nearest to a point. */
  moveNear(point: Point, within = Number.POSITIVE_INFINITY): boolean {
    const found = nearest(this.places, point);
    if (!found || found.far > within) return false;
    if (found.point.place !== this.place || !this.begun) this.moveTo(found.point.place);
    return true;
  }

  /** To the next legal place, in the order they lie. */
  step(by: number): void {
    const places = [...this.spans.keys()];
    const at = this.place === null ? (by > 0 ? -1 : 0) : places.indexOf(this.place);
    const next = places[(at + by + places.length) % places.length];
    if (next !== undefined) this.moveTo(next);
  }

  turnTo(degrees: number): void {
    const { marks = 3600, parts = 10 } = this.span ?? {};
    const mark = Math.round(degrees * parts);
    this.hold(this.place, ((mark % marks) + marks) % marks);
  }

  turnBy(degrees: number): void {
    this.turnTo(this.heading + degrees);
  }

  private hold(place: string | null, mark: number): void {
    this.place = place;
    this.mark = mark;
    this.begun = true;
    if (place === null) return;
    const span = this.spans.get(place);
    if (!span) return;
    this.pick.drop();
    const option = optionAt(span, mark);
    this.pick.session.choose(option);
    this.pick.session.pose(option.text);
  }

  /** What is to be confirmed was chosen elsewhere: from a list, by advice or as somebody proposed. */
  follow(option: Option): void {
    const found = within([...this.spans.values()], option.text);
    if (!found) return;
    const place = String(found.span.things[0]?.[1]);
    if (place === this.place && found.mark === this.mark && this.begun) return;
    this.place = place;
    this.mark = found.mark;
    this.begun = true;
    this.pick.session.pose(option.text);
  }

  /** The reader has taken it back: the figure stands as it stood. */
  leaveOff(tell: Teller): void {
    this.begin(tell);
    this.pick.session.pose(null);
  }
}

/** What somebody else tries out just now, as it was told. */
export function posedBy(tell: Teller, text: string): Pose | null {
  const figure = triedFigure(tell);
  const [, place = "", heading = ""] = text.split(" ");
  return figure ? { figure, place, heading: Number(heading) } : null;
}
