/** On a small screen what is happening now is scrolled to; nothing changes its place for it. */
import type { Attachment } from "svelte/attachments";
import { settled } from "../lib/settle";
import { calm } from "../lib/theme.svelte";

const SMALL = "(max-width: 999px)";
/** This much below its place is as good. */
const NEAR = 56;

/** In the limelight as long as `now` holds: scrolled to when that begins. */
export const limelight =
  (now: () => boolean): Attachment<HTMLElement> =>
  (element) => {
    if (!now() || !window.matchMedia(SMALL).matches) return;
    settled(() => {
      const { top } = element.getBoundingClientRect();
      // What lies under the question is not in sight.
      const covered = document.querySelector(".prompt")?.getBoundingClientRect().bottom ?? 0;
      const place = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
      if (top >= covered && top < Math.max(window.innerHeight / 3, place + NEAR)) return;
      element.scrollIntoView({ block: "start", behavior: calm() ? "instant" : "smooth" });
    });
  };
