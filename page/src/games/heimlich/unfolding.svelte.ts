/** The end of a game, told step by step: the last scoring, card by card, tip by tip, and who has won. */
import { calm } from "../../lib/theme.svelte";
import type { Chair } from "../../lib/table.svelte";
import { beats, scoresAt, toldAt, type Beat } from "./ending";
import { town } from "./town";

export class Unfolding {
  private at = $state(0);
  private asked = $state(false);
  /** Goes on by itself, until somebody takes it into their own hands. */
  paced = $state(true);
  private done = $state(false);
  /** Whether this device was there when it happened; whoever comes later finds the result. */
  private witnessed = $state.raw(false);

  constructor(private readonly chair: Chair) {}

  private readonly view = $derived.by(() => town(this.chair.view ?? {}));
  readonly beats = $derived.by(() => (this.view.phase === "over" ? beats(this.view) : []));
  readonly active = $derived.by(
    () => this.beats.length > 0 && !this.done && (this.asked || (this.witnessed && !calm())),
  );
  /** All that has been shown so far. */
  readonly shown = $derived.by((): Beat[] => this.beats.slice(0, this.at + 1));
  readonly beat = $derived.by((): Beat | null => (this.active ? (this.beats[this.at] ?? null) : null));
  /** How far the stones are by now. */
  readonly score = $derived.by(() => (this.active ? scoresAt(this.view, this.shown) : this.view.score));
  /** The last line of the story that may be told by now; null for all of it. */
  readonly told = $derived.by(() => (this.active ? toldAt(this.chair.known.events, this.shown) : null));

  watch(): void {
    if (this.chair.view && this.view.phase !== "over") this.witnessed = true;
  }
  advance = (): void => {
    if (this.at + 1 < this.beats.length) this.at += 1;
    else this.finish();
  };
  /** Whoever presses on goes at their own pace from then on. */
  press = (): void => {
    this.paced = false;
    this.advance();
  };
  finish = (): void => {
    this.done = true;
  };
  again = (): void => {
    this.at = 0;
    this.done = false;
    this.asked = true;
    this.paced = false;
  };
}

const endings = new WeakMap<Chair, Unfolding>();

export function unfolding(chair: Chair): Unfolding {
  const known = endings.get(chair) ?? new Unfolding(chair);
  endings.set(chair, known);
  return known;
}
