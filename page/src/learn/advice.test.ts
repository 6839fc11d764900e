import { expect, test } from "vitest";
import type { Asked } from "../lib/protocol";
import { Words } from "../lib/words";
import { Advice } from "./advice";

const TEXT = `
lesson-ask-move =
    { $time ->
        [1] Spend all { $points } points.
       *[other] Bluff.
    }
`;
const pick = (word: string, args = {}): Asked => ({ kind: "pick", word, args, choices: [] });

test("a question is explained when it comes up first, and otherwise later; in between the last line stays", () => {
  const [words, advice] = [new Words("en", [TEXT]), new Advice()];
  expect(advice.line(words, null, null)).toBe("");
  expect(advice.line(words, 3, pick("ask-move", { points: 5 }))).toBe("Spend all 5 points.");
  expect(advice.line(words, 3, pick("ask-move", { points: 5 }))).toBe("Spend all 5 points.");
  expect(advice.line(words, null, null)).toBe("Spend all 5 points.");
  expect(advice.line(words, 7, pick("ask-move", { points: 2 }))).toBe("Bluff.");
});

test("where the guide has nothing to say, it says nothing", () => {
  const [words, advice] = [new Words("en", [TEXT]), new Advice()];
  expect(advice.line(words, 1, pick("ask-tips"))).toBe("");
});

test("what was said twice, word for word, is known; a new line is not", () => {
  const [words, advice] = [new Words("en", [TEXT]), new Advice()];
  const known = [3, 7, 9, 12].map((question) => {
    advice.line(words, question, pick("ask-move", { points: question }));
    return advice.known(words);
  });
  expect(known).toEqual([false, false, false, true]);
});

test("after a reload the guide goes on where it was", () => {
  const [words, before] = [new Words("en", [TEXT]), new Advice()];
  before.line(words, 3, pick("ask-move", { points: 5 }));
  const after = new Advice(structuredClone(before.heard));
  expect(after.line(words, null, null)).toBe("Spend all 5 points.");
  expect(after.line(words, 3, pick("ask-move", { points: 5 }))).toBe("Spend all 5 points.");
  expect(after.line(words, 7, pick("ask-move", { points: 2 }))).toBe("Bluff.");
});
