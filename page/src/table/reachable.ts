/** What scrolls is reached by keyboard as well: where there is nothing in it to go to, the keyboard comes to it itself. */
import type { Attachment } from "svelte/attachments";
import { settled } from "../lib/settle";

const STATIONS =
  ":is(a[href], button, input, select, textarea, summary):not(:disabled, [tabindex='-1']), [tabindex='0']";

export const reachable: Attachment<HTMLElement> = (box) => {
  const look = (): void => {
    // Out of sight it would have to be laid out to be measured.
    if (!box.checkVisibility({ contentVisibilityAuto: true })) return;
    const scrolls = box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth;
    const wanted = scrolls && !box.querySelector(STATIONS);
    // As long as the keyboard is there it may stay.
    if (wanted) box.tabIndex = 0;
    else if (box !== document.activeElement) box.removeAttribute("tabindex");
  };
  const changed = (): void => settled(look);
  const sizes = new ResizeObserver(changed);
  const contents = new MutationObserver(changed);
  sizes.observe(box);
  contents.observe(box, { childList: true, characterData: true, subtree: true });
  return () => {
    sizes.disconnect();
    contents.disconnect();
  };
};
