/** The keyboard comes to a confirm as soon as there is something to confirm; whoever points is left alone. */
import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";

/** Where a key has just been pressed, or what it pressed is gone: not where somebody writes or chooses in a list. */
const BY_KEY = "body, button:focus-visible, [role=button]:focus-visible, :disabled";

/** `what` is to be confirmed: null or false for nothing yet; `before`: what was, before this button was there. */
export const summoned =
  (what: () => string | number | boolean | null, before = untrack(what)): Attachment<HTMLElement> =>
  (button) => {
    let was = before;
    $effect(() => {
      const now = what();
      const fresh = now !== was && now !== null && now !== false;
      if (fresh && (document.activeElement ?? document.body).matches(BY_KEY)) button.focus({ preventScroll: true });
      was = now;
    });
  };
