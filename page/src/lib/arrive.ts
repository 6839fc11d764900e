/** Whoever comes from one room into another goes on from its heading: the button that led there is gone. */
import type { Attachment } from "svelte/attachments";
import { settled } from "./settle";

// A page that was just opened begins where the browser lets it begin.
let opened = false;

export const arrive: Attachment<HTMLElement> = (heading) => {
  const coming = opened;
  opened = true;
  if (!coming) return;
  heading.tabIndex = -1;
  settled(() => {
    if (document.activeElement === document.body) heading.focus({ preventScroll: true });
  });
};
