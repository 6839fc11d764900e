/** The keyboard comes to a confirm as soon as there is something to confirm; whoever points is left alone. */
import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import { settled } from "../lib/settle";

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
      const active = document.activeElement ?? document.body;
      // Who takes something back may want to take back more.
      const beside = active !== button && active.parentElement === button.parentElement;
      if (fresh && !beside && active.matches(BY_KEY)) button.focus({ preventScroll: true });
      was = now;
    });
  };

/** What was pressed is gone with what was taken back: the keyboard stays where things are prepared. `busy`: sending. */
export const stays =
  (what: () => unknown, busy: () => boolean): Attachment<HTMLElement> =>
  (box) => {
    // After an answer it goes on from the next question.
    let answered = true;
    box.tabIndex = -1;
    $effect(() => {
      void what();
      const sent = answered;
      answered = busy();
      if (sent || answered) return;
      settled(() => {
        const active = document.activeElement;
        if (active === document.body || (active?.matches(":disabled") && box.contains(active)))
          box.focus({ preventScroll: true });
      });
    });
  };
