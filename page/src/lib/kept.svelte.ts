/**
 * Follows a value, and tells whoever reads it here only when it has become another one. What is worked out of something
 * larger asks its readers to look again whenever that has changed, all of them, down to the last word on the page.
 */
import { untrack } from "svelte";

export class Kept<Value> {
  private value: Value;

  constructor(read: () => Value) {
    this.value = $state.raw(untrack(read));
    $effect.pre(() => {
      this.value = read();
    });
  }

  get now(): Value {
    return this.value;
  }
}
