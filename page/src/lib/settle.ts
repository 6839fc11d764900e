/**
 * A change is drawn in steps: the page is changed in one task, laid out in the next, painted in the one after, so that
 * none of them takes long and a tap finds its way in between.
 */

let waiting: (() => void)[] | null = null;

/** What asks where things lie, or moves the keyboard, waits for `then`: amid a change it would lay out the page at once. */
export function settled(then: () => void = () => undefined): void {
  if (waiting) {
    waiting.push(then);
    return;
  }
  waiting = [then];
  soon(() => {
    const due = waiting ?? [];
    waiting = null;
    void document.body.offsetHeight;
    for (const call of due) call();
  });
}

/** Before the next frame, where the browser can say so. */
function soon(task: () => void): void {
  if ("scheduler" in globalThis) void scheduler.postTask(task, { priority: "user-blocking" });
  else setTimeout(task);
}
