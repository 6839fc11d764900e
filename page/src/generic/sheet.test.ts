import { expect, test } from "vitest";
import type { Value } from "../lib/protocol";
import { labels, naming, rows, sentence, sheet } from "./sheet";

const view = {
  game: "some-game",
  seats: 3,
  you: 0,
  waiting: [1],
  question: 4,
  result: null,
  agents: ["yellow", "red", "violet", "blue"],
  place: [0, 3, 3, 1],
  coins: [5, 0, 2],
  safe: 7,
  card: null,
  dossier: { red: { suspect: 2 } },
};

test("lists as long as a list of names become one table with it", () => {
  expect(sheet(view).table).toEqual({
    heads: ["agents", "place"],
    rows: [
      ["yellow", 0],
      ["red", 3],
      ["violet", 3],
      ["blue", 1],
    ],
  });
});

test("lists with an entry a player get a row a player", () => {
  expect(sheet(view).seats).toEqual({ heads: ["coins"], rows: [[5], [0], [2]] });
});

test("the rest is told as it is, without what is empty or shown elsewhere", () => {
  expect(sheet(view).rest.map(({ key }) => key)).toEqual(["safe", "dossier"]);
});

test("a view of nothing is an empty sheet", () => {
  expect(sheet({})).toEqual({ table: null, seats: null, rest: [] });
});

test("ids are called as the questions or the words call them", () => {
  const known = labels([
    {
      kind: "form",
      word: "ask",
      args: {},
      verb: "note",
      fields: [
        {
          kind: "one",
          name: "agent",
          values: [
            { id: "red", label: "@agent-red" },
            { id: "-", label: "@nobody" },
          ],
        },
      ],
    },
  ]);
  const has = (id: string): boolean => ["option-rules-expert", "church"].includes(id);
  expect(naming("card", "red", has, known)).toBe("@agent-red");
  expect(naming("rules", "expert", has, known)).toBe("@option-rules-expert");
  expect(naming("place", "church", has, known)).toBe("@church");
  expect(naming("mind", "-", has, known)).toBe("-");
  expect(naming("note", "why not?", has, known)).toBe("why not?");
});

test("everybody's cards stand beside their names", () => {
  const hands = [["red", "blue"], [], ["red"]];
  expect(sheet({ seats: 3, hands, piles: [4, 4, 3] }).seats).toEqual({
    heads: ["hands", "piles"],
    rows: [
      [["red", "blue"], 4],
      [[], 4],
      [["red"], 3],
    ],
  });
});

test("things with the same parts become rows, without those that are gone", () => {
  const guards: Value[] = [{ place: "park-1", at: 2 }, null, { place: "park-3", at: null, name: "Bruno" }];
  expect(rows(guards)).toEqual({
    heads: ["place", "at", "name"],
    rows: [
      ["park-1", 2, null],
      ["park-3", null, "Bruno"],
    ],
  });
  expect([rows([1, 2]), rows([{ a: 1 }]), rows({ a: 1 }), rows(null)]).toEqual([null, null, null, null]);
});

test("a word with its arguments is a sentence", () => {
  expect(sentence({ by: 1, word: "proposal", args: { place: "@park-1" } })).toEqual({
    word: "proposal",
    args: { place: "@park-1" },
  });
  expect([sentence({ word: "proposal" }), sentence("proposal"), sentence(null)]).toEqual([null, null, null]);
});
