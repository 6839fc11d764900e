import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { afterwards, inTurn, settled } from "./settle";

/** What happens to the page, in order. */
let steps: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  steps = [];
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => setTimeout(frame, 16));
  const body = {
    get offsetHeight(): number {
      steps.push("laid out");
      return 0;
    },
  };
  const documentElement = { append: () => undefined };
  vi.stubGlobal("document", { body, documentElement, createElement: () => ({ style: {} }) });
  vi.stubGlobal("getComputedStyle", () => {
    steps.push("styled");
    return {};
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const aWhile = (): Promise<unknown> => vi.runAllTimersAsync();

test("after a change the page is laid out once, in a task of its own, before anybody asks where things lie", async () => {
  settled(() => steps.push("first"));
  settled(() => steps.push("second"));
  await Promise.resolve();
  expect(steps).toEqual([]);
  await aWhile();
  expect(steps).toEqual(["styled", "laid out", "first", "second"]);
});

test("one change is drawn before the next one begins", async () => {
  const change = (name: string) => () => {
    steps.push(name);
    settled();
  };
  inTurn(change("cards"), change("purse"));
  inTurn(() => steps.push("all is there"));
  await aWhile();
  expect(steps).toEqual(["cards", "styled", "laid out", "purse", "styled", "laid out", "all is there"]);
});

test("after a pause a frame goes first: it must not draw a change in one go", async () => {
  const frame = vi.spyOn(globalThis, "requestAnimationFrame");
  const change = (): number => steps.push(`after ${frame.mock.calls.length}`);
  vi.advanceTimersByTime(1_000);
  inTurn(change, change);
  expect(steps).toEqual([]);
  await aWhile();
  expect(steps).toEqual(["after 1", "after 1"]);
});

test("what is asked for amid a change comes after those that were waiting already", async () => {
  inTurn(
    () => afterwards(() => steps.push("flight")),
    () => steps.push("purse"),
  );
  await aWhile();
  expect(steps.filter((step) => !/styled|laid out/.test(step))).toEqual(["purse", "flight"]);
});

test("a change that fails holds up none that follow", async () => {
  vi.stubGlobal("reportError", () => steps.push("reported"));
  inTurn(
    () => JSON.parse("no news") as undefined,
    () => steps.push("news"),
  );
  await aWhile();
  expect(steps).toEqual(["reported", "news"]);
});

test("what nobody looks at is not drawn step by step, and nobody waits for the end of a long row", async () => {
  const many = (): (() => void)[] => Array.from({ length: 80 }, (_, i) => () => steps.push(String(i)));
  inTurn(...many());
  expect(steps.length).toBeLessThan(80);
  inTurn(...many());
  expect(steps).toHaveLength(160);
  await aWhile();
  steps = [];
  Object.assign(document, { hidden: true });
  inTurn(
    () => steps.push("one"),
    () => steps.push("other"),
  );
  expect(steps).toEqual(["one", "other"]);
  await aWhile();
});
