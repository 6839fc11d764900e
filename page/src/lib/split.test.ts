import { expect, test } from "vitest";
import { begin, give, given, put, rest, shares, take, undo } from "./split";

test("a roll of four is given point by point, and no point more", () => {
  let split = begin(4);
  for (const agent of ["red", "red", "blue", "red", "blue"]) split = give(split, agent);
  expect(rest(split)).toBe(0);
  expect(shares(split)).toEqual({ red: 3, blue: 1 });
});

test("undo takes back the last point given, whoever has it", () => {
  const split = undo(give(give(give(begin(3), "red"), "blue"), "red"));
  expect(shares(split)).toEqual({ red: 1, blue: 1 });
  expect(rest(split)).toBe(1);
});

test("a point can be taken back from one agent, and the order of the others stays", () => {
  const split = take(give(give(give(begin(3), "red"), "blue"), "blue"), "red");
  expect(given(split, "red")).toBe(0);
  expect(shares(undo(split))).toEqual({ blue: 1 });
});

test("nothing to take back changes nothing", () => {
  const split = begin(2);
  expect(take(split, "red")).toBe(split);
  expect(shares(undo(split))).toEqual({});
});

test("an item is given so many points at once, as far as they go, and the others keep theirs", () => {
  const split = put(give(begin(4), "red"), "blue", 2);
  expect(shares(split)).toEqual({ red: 1, blue: 2 });
  expect(shares(put(split, "blue", 1))).toEqual({ red: 1, blue: 1 });
  expect(shares(put(split, "blue", 6))).toEqual({ red: 1, blue: 3 });
});
