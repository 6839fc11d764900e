import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Flights } from "./flights";

/** Until the page is laid out, and what flies has been measured. */
const laidOut = (): void => {
  vi.advanceTimersByTime(20);
};

/** As much of an element as a flight looks at. */
function at(left: number, top: number): HTMLElement {
  const copy = { removeAttribute: () => undefined, style: {} };
  const box = { left, top, width: 40, height: 56 };
  return { dataset: {}, style: {}, getBoundingClientRect: () => box, cloneNode: () => copy } as unknown as HTMLElement;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", { matchMedia: () => ({ matches: true }) });
  vi.stubGlobal("cancelAnimationFrame", () => undefined);
  vi.stubGlobal("document", {
    hidden: false,
    body: {},
    documentElement: { append: () => undefined },
    createElement: () => ({ style: {} }),
  });
  vi.stubGlobal("getComputedStyle", () => ({}));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("with reduced motion what has arrived lights up for a while instead of flying", () => {
  const flights = new Flights();
  const journeys = [{ id: "card", from: "pile", to: "hand" }];
  flights.mark("pile")(at(0, 0));
  flights.look(journeys);
  const card = at(200, 100);
  flights.mark("card")(card);
  flights.go(journeys);
  laidOut();
  expect("landed" in card.dataset).toBe(true);
  vi.runAllTimers();
  expect("landed" in card.dataset).toBe(false);
});

test("what has not moved does not light up, nor what comes from nowhere", () => {
  const flights = new Flights();
  const card = at(10, 10);
  flights.mark("card")(card);
  const journeys = [
    { id: "card", from: "hand", to: "tray" },
    { id: "other", from: null, to: "hand" },
  ];
  flights.look(journeys);
  const other = at(50, 50);
  flights.mark("other")(other);
  flights.go(journeys);
  laidOut();
  expect([card, other].map((element) => "landed" in element.dataset)).toEqual([false, false]);
});

/** The page's frames, one at a time. */
function frames(): () => void {
  const due: (() => void)[] = [];
  vi.stubGlobal("window", { matchMedia: () => ({ matches: false }) });
  vi.stubGlobal("requestAnimationFrame", (call: () => void) => due.push(call));
  return () => due.shift()?.();
}

test("what will travel is hidden at once, what stays where it was is seen again before anything is painted", () => {
  frames();
  const flights = new Flights();
  const [moved, still] = [at(0, 0), at(90, 90)];
  flights.mark("moved")(moved);
  flights.mark("still")(still);
  const journeys = ["moved", "still"].map((id) => ({ id, from: "hand", to: "tray" }));
  flights.look(journeys);
  const arrived = at(200, 100);
  flights.mark("moved")(arrived);
  flights.go(journeys);
  expect([arrived, still].map(({ style }) => style.visibility)).toEqual(["hidden", "hidden"]);
  laidOut();
  expect([arrived, still].map(({ style }) => style.visibility)).toEqual(["hidden", ""]);
  flights.finish();
  expect(arrived.style.visibility).toBe("");
});

test("wings that have landed carry the next thing: no animation is left behind by a flight", () => {
  let made = 0;
  const landing: (() => void)[] = [];
  vi.stubGlobal(
    "KeyframeEffect",
    class {
      setKeyframes = (): void => undefined;
      updateTiming = (): void => undefined;
    },
  );
  vi.stubGlobal(
    "Animation",
    class {
      onfinish: (() => void) | null = null;
      constructor() {
        made += 1;
      }
      play = (): number => landing.push(() => this.onfinish?.());
    },
  );
  const picture = {
    style: {},
    replaceChildren: () => undefined,
    remove: () => undefined,
    setAttribute: () => undefined,
  };
  vi.stubGlobal("document", {
    ...document,
    body: { append: () => undefined },
    createElement: () => ({ ...picture, append: () => undefined }),
  });
  const frame = frames();
  const flights = new Flights();
  for (const left of [0, 200, 400]) {
    flights.mark("card")(at(left, left));
    flights.look([{ id: "card", from: "hand", to: "tray" }]);
    flights.mark("card")(at(left + 100, left));
    flights.go([{ id: "card", from: "hand", to: "tray" }]);
    laidOut();
    frame();
    landing.pop()?.();
  }
  expect(made).toBe(1);
});
