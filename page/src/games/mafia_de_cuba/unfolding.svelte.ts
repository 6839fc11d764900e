/** The end of an evening: the box goes round once more before the result is read. */
import { calm } from "../../lib/theme.svelte";
import type { Chair } from "../../lib/table.svelte";

export class Unfolding {
  /** So many rows are revealed. */
  step = $state(0);
  /** Goes on by itself, until somebody takes it into their own hands. */
  paced = $state(!calm());
  /** Whether this device was there when it happened; whoever comes later finds the result. */
  private witnessed = $state.raw(false);
  private done = $state(false);

  get active(): boolean {
    return this.witnessed && !this.done && !calm();
  }

  begin(): void {
    this.witnessed = true;
    this.done = false;
    this.step = 0;
  }
  /** As far as the row of this number, of so many. */
  go(step: number, last: number): void {
    this.step = Math.max(0, Math.min(last, step));
    if (this.step === last) this.done = true;
  }
}

const endings = new WeakMap<Chair, Unfolding>();

export function unfolding(chair: Chair): Unfolding {
  const known = endings.get(chair) ?? new Unfolding();
  endings.set(chair, known);
  return known;
}
