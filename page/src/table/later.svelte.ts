/** What follows a deed is seen after it: a value that lags behind as long as the deed takes to look at. */
import { untrack } from "svelte";
import { calm } from "../lib/theme.svelte";

/** `wait` says for how many milliseconds, at the moment of the change. Called while a component is made. */
export function later<Shown>(read: () => Shown, wait: () => number): { readonly now: Shown } {
  let now = $state.raw(untrack(read));
  $effect(() => {
    const next = read();
    const pause = calm() ? 0 : untrack(wait);
    if (!pause) {
      now = next;
      return;
    }
    const show = setTimeout(() => (now = next), pause);
    return () => clearTimeout(show);
  });
  return {
    get now(): Shown {
      return now;
    },
  };
}
