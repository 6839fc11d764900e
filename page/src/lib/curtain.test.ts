import { describe, expect, test } from "vitest";
import { openStage, stage } from "./curtain";

const table = (...asked: number[]): { seat: number; asked: boolean }[] =>
  [0, 1, 3].map((seat) => ({ seat, asked: asked.includes(seat) }));

test("one person alone at the device never sees a curtain", () => {
  expect(stage([{ seat: 2, asked: false }], null)).toEqual({ shown: 2, next: null });
});

test("at first the curtain is closed, and names whoever is asked", () => {
  expect(stage(table(1), null)).toEqual({ shown: null, next: 1 });
});

test("with nobody asked yet, the first of the device may look", () => {
  expect(stage(table(), null)).toEqual({ shown: null, next: 0 });
});

test("a view stays open while its seat is asked, and while only bots are", () => {
  expect(stage(table(0), 0)).toEqual({ shown: 0, next: null });
  expect(stage(table(), 0)).toEqual({ shown: 0, next: null });
});

test("the curtain falls as soon as somebody else at the device is asked", () => {
  expect(stage(table(1), 0)).toEqual({ shown: null, next: 1 });
});

test("with all asked at once, the device goes round clockwise", () => {
  expect(stage(table(1, 3), 0).next).toBe(1);
  expect(stage(table(0, 3), 1).next).toBe(3);
  expect(stage(table(0), 3).next).toBe(0);
});

test("whoever only wants a look may have it, although another is asked", () => {
  expect(stage(table(1), 3, true)).toEqual({ shown: 3, next: null });
});

describe("where all seats know the same", () => {
  const seats = (...asked: boolean[]): { seat: number; asked: boolean }[] =>
    asked.map((is, seat) => ({ seat, asked: is }));

  test("whoever is asked is shown at once, round the table", () => {
    expect(openStage(seats(false, true, true), null)).toEqual({ shown: 1, next: null });
    expect(openStage(seats(true, false, true), 1)).toEqual({ shown: 2, next: null });
    expect(openStage(seats(true, false, false), 1)).toEqual({ shown: 0, next: null });
  });

  test("somebody stays as long as nobody else is asked", () => {
    expect(openStage(seats(false, false), 1)).toEqual({ shown: 1, next: null });
    expect(openStage(seats(true, true), 1)).toEqual({ shown: 1, next: null });
  });
});
