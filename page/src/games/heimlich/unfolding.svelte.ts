/** The end of a game, told step by step: the last scoring, card by card, tip by tip, and who has won. */
import { calm } from "../../lib/theme.svelte";
import type { Chair } from "../../lib/table.svelte";
import { beats, scoresAt, toldAt, type Beat } from "./ending";
import { town, type Town } from "./town";

export class Unfolding {
  private at = $state(0);
  private asked = $state(false);
  /** Goes on by itself, until somebody takes it into their own hands. */
  paced = $state(true);
  private done = $state(false);
  /** Whether this device was there when it happened; whoever comes later finds the result. */
  private witnessed = $state.raw(false);

  constructor(private readonly chair: Chair) {}

  // Getters, nothing derived: these outlive the board that first asked for them, as when a curtain falls.
  private get view(): Town {
    return town(this.chair.sight);
  }
  get beats(): Beat[] {
    const view = this.view;
    return view.phase === "over" ? beats(view) : [];
  }
  get active(): boolean {
    return !this.done && (this.asked || (this.witnessed && !calm())) && this.beats.length > 0;
  }
  /** All that has been shown so far. */
  get shown(): Beat[] {
    return this.beats.slice(0, this.at + 1);
  }
  get beat(): Beat | null {
    return this.active ? (this.beats[this.at] ?? null) : null;
  }
  /** How far the stones are by now. */
  get score(): number[] {
    return this.active ? scoresAt(this.view, this.shown) : this.view.score;
  }
  /** The last line of the story that may be told by now; null for all of it. */
  get told(): number | null {
    return this.active ? toldAt(this.chair.known.events, this.shown) : null;
  }

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
