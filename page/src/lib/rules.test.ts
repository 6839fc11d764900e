import { expect, test } from "vitest";
import { found } from "./rules";

const book = {
  title: "A game",
  chapters: [
    { title: "The safe", rules: [{ id: "H-6", text: "The safe begins in house 7.", ruling: false }] },
    { title: "The end", rules: [{ id: "H-18", text: "First the whole roll (all of it) is spent.", ruling: true }] },
  ],
};

test("without a search the whole book is there", () => {
  expect(found(book, " ").map((chapter) => chapter.title)).toEqual(["The safe", "The end"]);
});

test("every word must occur, in any order and case", () => {
  expect(found(book, "HOUSE safe")).toHaveLength(1);
  expect(found(book, "house roll")).toHaveLength(0);
});

test("a rule is found by its number", () => {
  expect(found(book, "h-18")[0]?.rules[0]?.id).toBe("H-18");
});

test("what was found is marked, brackets and all", () => {
  expect(found(book, "(all")[0]?.rules[0]?.pieces).toEqual([
    { text: "First the whole roll ", hit: false },
    { text: "(all", hit: true },
    { text: " of it) is spent.", hit: false },
  ]);
});
