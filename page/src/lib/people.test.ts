import { expect, test } from "vitest";
import { colourOf, initials } from "./people";

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
