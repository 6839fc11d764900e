/** What follows a deed is seen after it: a value that lags behind as long as the deed takes to look at. */
import { untrack } from "svelte";
import { afterwards, inTurn } from "../lib/settle";
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
    let due = true;
    const show = (): void => {
      if (due) now = next;
    };
    setTimeout(() => inTurn(show), pause);
    return () => (due = false);
  });
  return {
    get now(): Shown {
      return now;
    },
  };
}

/** A value that follows in its turn, when what changed before has been drawn. Called while a component is made. */
export function inItsTurn<Shown>(read: () => Shown): { readonly now: Shown } {
  let now = $state.raw(untrack(read));
  $effect(() => {
    const next = read();
    if (next === untrack(() => now)) return;
    let due = true;
    afterwards(() => {
      if (due) now = next;
    });
    return () => (due = false);
  });
  return {
    get now(): Shown {
      return now;
    },
  };
}

/** How many of a long row are there by now: each comes in its turn. Called while a component is made. */
export function oneByOne(many: () => number): { readonly now: number } {
  let now = $state(0);
  $effect(() => {
    if (now >= many()) return;
    let due = true;
    afterwards(() => {
      if (due) now += 1;
    });
    return () => (due = false);
  });
  return {
    get now(): number {
      return now;
    },
  };
}
