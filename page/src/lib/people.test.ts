import { expect, test } from "vitest";
import { colourOf, initials, lookOf } from "./people";
import type { SeatInfo } from "./protocol";

test("one letter will do where no two begin alike", () => {
  expect(initials(["Ada", "Ben", "Cem"])).toEqual(["A", "B", "C"]);
});

test("who begin alike are told apart", () => {
  expect(initials(["Ada", "Anton", "Ben"])).toEqual(["AD", "AN", "B"]);
  expect(initials(["Ada", "Ada 2", "Ada 3"])).toEqual(["AA", "A2", "A3"]);
  expect(new Set(initials(["Max", "Max 2", "Maxi", "max 11", "Älva"])).size).toBe(5);
});

test("twelve people, as many as any table has, have twelve colours", () => {
  expect(new Set(Array.from({ length: 12 }, (_, seat) => colourOf(seat))).size).toBe(12);
});

test("people are drawn by letters and colour, bots by their faces", () => {
  const seats = [
    { seat: 0, kind: "person", name: "Ada" },
    { seat: 1, kind: "bot", name: "Anton" },
    { seat: 2, kind: "open", name: "" },
  ] as SeatInfo[];
  expect(lookOf(seats, 0)).toEqual({ short: "A", colour: colourOf(0) });
  expect([1, 2, 3].map((seat) => lookOf(seats, seat))).toEqual([null, null, null]);
});
