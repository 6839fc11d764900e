/** Arrow keys among buttons that stand together; the Tab key stops at one of them only. */
import type { Attachment } from "svelte/attachments";

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Which of so many has the focus after a key, or null if the key means nothing here. */
export function stepped(key: string, at: number, count: number): number | null {
  if (!count) return null;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = STEPS[key];
  return step === undefined ? null : (at + step + count) % count;
}

export const rove: Attachment<HTMLElement> = (group) => {
  const buttons = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>("button:not(:disabled)")];
  const settle = (): void => {
    const all = buttons();
    const stop = all.find((button) => button.tabIndex === 0 && button.dataset["roved"] !== undefined) ?? all[0];
    for (const button of all) button.tabIndex = button === stop ? 0 : -1;
  };
  const byKey = (event: KeyboardEvent): void => {
    const all = buttons();
    const to = stepped(event.key, all.indexOf(document.activeElement as HTMLElement), all.length);
    if (to === null || !group.contains(document.activeElement)) return;
    event.preventDefault();
    all[to]?.focus();
  };
  const onFocus = (event: FocusEvent): void => {
    for (const button of buttons()) {
      delete button.dataset["roved"];
      button.tabIndex = button === event.target ? 0 : -1;
    }
    (event.target as HTMLElement).dataset["roved"] = "";
  };
  const watch = new MutationObserver(settle);
  watch.observe(group, { childList: true, subtree: true });
  group.addEventListener("keydown", byKey);
  group.addEventListener("focusin", onFocus);
  settle();
  return () => {
    watch.disconnect();
    group.removeEventListener("keydown", byKey);
    group.removeEventListener("focusin", onFocus);
  };
};
