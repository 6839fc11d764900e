import { expect, test } from "vitest";
import { stepped } from "./rove";

test("arrow keys go round, Home and End to the ends", () => {
  expect(stepped("ArrowRight", 0, 4)).toBe(1);
  expect(stepped("ArrowRight", 3, 4)).toBe(0);
  expect(stepped("ArrowLeft", 0, 4)).toBe(3);
  expect(stepped("Home", 2, 4)).toBe(0);
  expect(stepped("End", 0, 4)).toBe(3);
});

test("other keys mean nothing here", () => {
  expect(stepped("Enter", 0, 4)).toBeNull();
  expect(stepped("ArrowRight", -1, 0)).toBeNull();
});
