/**
 * Follows a value, and tells whoever reads it here only when it has become another one. What is worked out of something
 * larger asks its readers to look again whenever that has changed, all of them, down to the last word on the page.
 */
import { untrack } from "svelte";
import { inTurn } from "./settle";

export class Kept<Value> {
  private value: Value;

  /** `when`: at once, unless what reads it is so large that it should be drawn in a turn of its own. */
  constructor(read: () => Value, when: (change: () => void) => void = (change) => change()) {
    this.value = $state.raw(untrack(read));
    $effect.pre(() => {
      const next = read();
      if (next !== untrack(() => this.value)) when(() => (this.value = next));
    });
  }

  get now(): Value {
    return this.value;
  }
}

/** The same, in a turn of its own. */
export const keptInTurn = <Value>(read: () => Value): Kept<Value> => new Kept(read, inTurn);
