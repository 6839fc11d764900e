import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Flights } from "./flights";

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
  expect([card, other].map((element) => "landed" in element.dataset)).toEqual([false, false]);
});
