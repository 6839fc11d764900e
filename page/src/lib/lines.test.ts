import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepLine, takeLine } from "./lines";

class FakeLine {
  readonly OPEN = 1;
  readyState = 1;
  closed = false;
  close(): void {
    this.closed = true;
    this.readyState = 3;
  }
}
const line = (): FakeLine & WebSocket => new FakeLine() as FakeLine & WebSocket;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a line goes along to whoever has its token, once", () => {
  const [ada, watcher] = [line(), line()];
  keepLine("ada", ada);
  keepLine(null, watcher);
  expect(takeLine("ben")).toBeNull();
  expect(takeLine("ada")).toBe(ada);
  expect(takeLine("ada")).toBeNull();
  expect(takeLine(null)).toBe(watcher);
});

test("a line that is not open is none, and is given up", () => {
  const calling = line();
  calling.readyState = 0;
  keepLine("ada", calling);
  expect(takeLine("ada")).toBeNull();
  expect(calling.closed).toBe(true);
});

test("a line that nobody comes for is closed, one that was taken is not", () => {
  const [left, taken] = [line(), line()];
  keepLine("ada", left);
  keepLine("ben", taken);
  takeLine("ben");
  vi.advanceTimersByTime(10_000);
  expect([left.closed, taken.closed]).toEqual([true, false]);
  expect(takeLine("ada")).toBeNull();
});

test("who is at no table has no line to keep", () => {
  keepLine("ada", null);
  expect(takeLine("ada")).toBeNull();
});
