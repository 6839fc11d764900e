import { expect, test } from "vitest";
import { stage } from "./curtain";

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
