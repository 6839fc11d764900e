import { expect, test } from "vitest";
import type { Value } from "../lib/protocol";
import { Words } from "../lib/words";
import { inPlace, sheet } from "./sheet";

const words = new Words("en", [
  `
option-rules = Rules
option-guards = Guards
option-jokers = Jokers
view-jokers = Jokers left
    .place = amid
view-place = Place
    .each = agents
view-decks = Decks
    .each = round
view-tipped = Tipped
    .kind = seat
view-accuses = Accuses
    .kind = seat
view-target = Target
    .place = first
view-discard = Discard
    .place = last
view-families = Families
    .each = seat
view-by = By
view-cards = Cards
view-known = Known
view-at = At
view-money = Money
view-hope = Hope
view-hope-none = lost
`,
]);

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

const keys = (entries: { key: string }[]): string[] => entries.map(({ key }) => key);

test("lists with an entry for each name become one table with the names", () => {
  expect(sheet(view, words).things).toEqual({
    title: "agents",
    heads: [{ key: "place", parent: null }],
    rows: [
      { title: "yellow", seat: null, cells: [0] },
      { title: "red", seat: null, cells: [3] },
      { title: "violet", seat: null, cells: [3] },
      { title: "blue", seat: null, cells: [1] },
    ],
  });
});

test("lists with an entry a player get a row a player, beginning with one's own", () => {
  const hands = [["red", "blue"], [], ["red"]];
  const laid = sheet({ seats: 3, you: 1, hands, piles: [4, 4, 3] }, words).players;
  expect(keys(laid?.heads ?? [])).toEqual(["hands", "piles"]);
  expect(laid?.rows).toEqual([
    { title: "@seat-1", seat: 1, cells: [[], 4] },
    { title: "@seat-2", seat: 2, cells: [["red"], 3] },
    { title: "@seat-0", seat: 0, cells: [["red", "blue"], 4] },
  ]);
});

test("who watches sees the players as they are numbered", () => {
  const laid = sheet({ seats: 2, you: null, coins: [1, 2] }, words).players;
  expect(laid?.rows.map(({ seat }) => seat)).toEqual([0, 1]);
});

test("everybody who has done something is no column of the players", () => {
  const laid = sheet({ seats: 3, tipped: [2, 0, 1], accuses: [2, null, 0] }, words);
  expect(keys(laid.players?.heads ?? [])).toEqual(["accuses"]);
  expect(keys(laid.rest)).toEqual(["tipped"]);
});

test("what each player has, with parts of its own, is spread out if the words say that it is each one's", () => {
  const each = [
    { money: 3, men: ["a"] },
    { money: 5, men: [] },
  ];
  const laid = sheet({ seats: 2, you: 1, families: each, market: each }, words);
  expect(laid.players).toEqual({
    title: "",
    heads: [
      { key: "money", parent: "families" },
      { key: "men", parent: "families" },
    ],
    rows: [
      { title: "@seat-1", seat: 1, cells: [5, []] },
      { title: "@seat-0", seat: 0, cells: [3, ["a"]] },
    ],
  });
  expect(keys(laid.rest)).toEqual(["market"]);
});

test("neither names that are as many as the players by chance, nor what is each of something else, are the players'", () => {
  const laid = sheet({ seats: 2, market: ["garage", "casino"], decks: [3, 4], agents: ["a", "b"] }, words);
  expect([laid.players, laid.things]).toEqual([null, null]);
  expect(keys(laid.rest)).toEqual(["market", "decks", "agents"]);
});

test("names that the words give to the players are theirs", () => {
  const laid = sheet({ seats: 2, families: ["caruso", "laserva"], cash: [3, 4] }, words);
  expect(laid.things).toBe(null);
  expect(keys(laid.players?.heads ?? [])).toEqual(["families", "cash"]);
});

test("plain values are facts, the rest stands for itself, what is empty or shown elsewhere is left out", () => {
  const laid = sheet({ ...view, none: [], nobody: [null, null], hope: null }, words);
  expect(keys(laid.facts)).toEqual(["safe", "hope"]);
  expect(keys(laid.rest)).toEqual(["dossier"]);
});

test("what is one's own stands first as far as it is short, its long parts after the question", () => {
  const own = { cards: ["a", "b", "c"], money: 4, known: { cards: { a: { at: 1 } } }, nothing: [] };
  const laid = sheet({ seats: 2, middle: [{ by: "x" }], own, target: { at: 1, by: "x" } }, words);
  expect(laid.first).toEqual([
    { key: "own", parent: null, value: { cards: ["a", "b", "c"], money: 4 } },
    { key: "target", parent: null, value: { at: 1, by: "x" } },
  ]);
  expect(laid.own.map(({ key, parent }) => [key, parent])).toEqual([["known", "own"]]);
  expect(keys(laid.rest)).toEqual(["middle"]);
});

test("chosen options and what the words put last are folded away, but not a thing called like an option", () => {
  const guards: Value = [{ by: "x" }];
  const laid = sheet({ rules: "expert", guards, discard: { a: 2 }, safe: 7 }, words);
  expect(keys(laid.folded)).toEqual(["rules", "discard"]);
  expect(keys(laid.rest)).toEqual(["guards"]);
});

test("a view of nothing is an empty sheet", () => {
  expect(sheet({}, words)).toEqual({
    first: [],
    own: [],
    facts: [],
    players: null,
    things: null,
    rest: [],
    folded: [],
  });
});

test("what goes by the name of an option stays on the table if its word says so", () => {
  const laid = sheet({ seats: 2, rules: "expert", jokers: 1 }, words);
  expect(keys(laid.folded)).toEqual(["rules"]);
  expect(keys(laid.facts)).toEqual(["jokers"]);
});

test("facts keep their places: what is gone leaves its own empty, and what is new comes last", () => {
  const fact = (key: string, value: Value): { key: string; parent: null; value: Value } => ({
    key,
    parent: null,
    value,
  });
  const before = [fact("phase", "roll"), fact("die", 3)];
  expect(inPlace(before, [fact("safe", 7), fact("phase", "move")])).toEqual([
    fact("phase", "move"),
    fact("die", null),
    fact("safe", 7),
  ]);
});
