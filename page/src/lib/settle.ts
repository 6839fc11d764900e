/**
 * A change is drawn in steps: the page is changed in one task, styled in the next, laid out in the one after, then
 * painted, so that none of them takes long and a tap finds its way in between.
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
    style();
    soon(() => {
      const due = waiting ?? [];
      waiting = null;
      void document.body.offsetHeight;
      for (const call of due) call();
    });
  });
}

let probe: HTMLElement | null = null;

/** Whoever asks how a thing looks that has just changed has the whole page styled, and not laid out. */
function style(): void {
  if (!probe) {
    probe = document.createElement("i");
    probe.style.cssText = "position:fixed;width:0;height:0;contain:strict";
    probe.ariaHidden = "true";
    // Beside what is looked after: its own changes are no news.
    document.documentElement.append(probe);
  }
  probe.style.order = probe.style.order === "1" ? "2" : "1";
  void getComputedStyle(probe).order;
}

/** Whatever changes the page from now on is drawn in steps, whoever changed it. */
export function settleAll(): void {
  const everything = { childList: true, characterData: true, attributes: true, subtree: true };
  new MutationObserver(() => settled()).observe(document.body, everything);
}

const changes: (() => void)[] = [];
let drawing = false;
/** So many may wait; whoever comes back after a while is not shown everything one by one. */
const MOST = 120;

/** Changes come one after the other: each is drawn before the next one begins. */
export function inTurn(...steps: (() => void)[]): void {
  changes.push(...steps);
  if (changes.length > MOST || document.hidden) for (const change of changes.splice(0)) attempt(change);
  if (drawing) return;
  drawing = true;
  goOn();
}

/** Amid a change: what follows in a turn of its own, when this one and all that were waiting have been drawn. */
export const afterwards = (change: () => void): void => settled(() => inTurn(change));

/** What goes wrong holds up nothing that follows. */
function attempt(change: () => void): void {
  try {
    change();
  } catch (trouble) {
    reportError(trouble);
  }
}

function goOn(): void {
  const [change] = changes;
  if (waiting) settled(() => soon(goOn));
  else if (!change) drawing = false;
  else if (framed < performance.now() - FRESH) nextFrame(goOn);
  else {
    changes.shift();
    attempt(change);
    soon(goOn);
  }
}

/**
 * When the last frame was. A browser that has drawn none for a while puts the next one before all else: it would style,
 * lay out and paint a change in one go. Right after a frame there is time for a change's own steps.
 */
let framed = 0;
const FRESH = 40;

function nextFrame(then: () => void): void {
  requestAnimationFrame(() => {
    framed = performance.now();
    soon(then);
  });
}

/** Before the next frame, where the browser can say so. */
function soon(task: () => void): void {
  if ("scheduler" in globalThis) void scheduler.postTask(task, { priority: "user-blocking" });
  else setTimeout(task);
}
