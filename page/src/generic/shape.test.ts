import { expect, test } from "vitest";
import type { Value } from "../lib/protocol";
import { Words } from "../lib/words";
import { byOwner, isLight, ofThings, seatedFrom } from "./ledger";
import { chips, isEmpty, isShort, nameOf, shape, wordOf } from "./shape";

const words = new Words("en", [
  `
view-seat = Player
    .kind = seat
view-place = Place
view-at = At
view-at-none = not needed
view-symbol = Symbol
view-mark-symbol = Mark
card-red = Red
`,
]);
const of = (value: Value, name = "some"): ReturnType<typeof shape> => shape(name, value, words);

test("nothing is nothing, however deep", () => {
  const nothing: Value[] = [null, "", [], {}, [null, []], { a: [] }];
  expect(nothing.filter((value) => !isEmpty(value))).toEqual([]);
  const something: Value[] = [0, false, "x", [0], { a: false }];
  expect(something.filter(isEmpty)).toEqual([]);
  expect(of([null, null])).toEqual({ kind: "none" });
});

test("plain values are a flag, a seat or a text", () => {
  expect(of(false)).toEqual({ kind: "flag", yes: false });
  expect(of(2, "seat")).toEqual({ kind: "seat", seat: 2 });
  expect(of(2)).toEqual({ kind: "text", value: 2 });
});

test("how many of each thing there are is told in chips", () => {
  expect(of({ red: 8, blue: 1 })).toEqual({
    kind: "chips",
    chips: [
      { value: "red", times: 8 },
      { value: "blue", times: 1 },
    ],
  });
  // Numbers under words of a view are no counts.
  expect(of({ at: 2 }).kind).toBe("record");
});

test("a short list is told as it lies, in a long one neighbours are counted together", () => {
  const short = ["red", "red", "blue"];
  expect(chips(short).map(({ times }) => times)).toEqual([1, 1, 1]);
  expect(chips([...short, ...short, "blue"])).toEqual([
    { value: "red", times: 2 },
    { value: "blue", times: 1 },
    { value: "red", times: 2 },
    { value: "blue", times: 2 },
  ]);
});

test("things with the same parts become rows, named by the first part, without those that are gone", () => {
  const guards: Value[] = [{ place: "park-1", at: 2, name: null }, null, { place: "park-3", at: null, tail: [] }];
  expect(of(guards)).toEqual({
    kind: "ledger",
    ledger: {
      title: "place",
      heads: [{ key: "at", parent: "some" }],
      rows: [
        { title: "park-1", seat: null, cells: [2] },
        { title: "park-3", seat: null, cells: [null] },
      ],
    },
  });
});

test("rows that are somebody's are named by them", () => {
  const shaped = of([{ seat: 1, symbol: "red" }]);
  expect(shaped).toEqual({
    kind: "ledger",
    ledger: {
      title: "seat",
      heads: [{ key: "symbol", parent: "some" }],
      rows: [{ title: 1, seat: 1, cells: ["red"] }],
    },
  });
});

test("rows that nothing names have no title", () => {
  const shaped = of([{ at: 1 }, { at: 2 }]);
  expect(shaped.kind === "ledger" && shaped.ledger.title).toBe(null);
});

test("things by their ids become rows too", () => {
  expect(of({ red: { at: 1 }, blue: { symbol: "x" } })).toEqual({
    kind: "ledger",
    ledger: {
      title: "",
      heads: [
        { key: "at", parent: "some" },
        { key: "symbol", parent: "some" },
      ],
      rows: [
        { title: "red", seat: null, cells: [1, null] },
        { title: "blue", seat: null, cells: [null, "x"] },
      ],
    },
  });
});

test("a word with its arguments is a sentence, and several of them are lines", () => {
  const said = { by: 1, word: "proposal", args: { place: "@park-1" } };
  expect(of(said)).toEqual({ kind: "sentence", word: "proposal", args: { place: "@park-1" } });
  expect(of([said, said])).toEqual({ kind: "lines", items: [said, said] });
});

test("a record leaves out what is empty, unless there is a word for that", () => {
  expect(of({ at: null, place: null, symbol: "red" })).toEqual({
    kind: "record",
    parts: [
      { key: "at", parent: "some", value: null },
      { key: "symbol", parent: "some", value: "red" },
    ],
  });
});

test("parts may be called otherwise under their parent", () => {
  const parts = [
    { key: "symbol", parent: "mark" },
    { key: "symbol", parent: null },
    { key: "other", parent: "mark" },
  ];
  expect(parts.map((part) => wordOf(part, words))).toEqual(["view-mark-symbol", "view-symbol", null]);
});

test("a part that is a thing is known by its parent's name: who is named for it", () => {
  expect([nameOf({ key: "symbol", parent: "mark" }, words), nameOf({ key: "red", parent: "seat" }, words)]).toEqual([
    "symbol",
    "seat",
  ]);
  expect(of({ red: 2, blue: 0 }, "seat").kind).toBe("record");
});

test("what is short fits beside others", () => {
  expect([7, true, ["a", "b"], { at: 1, symbol: "x" }].map((value) => isShort(of(value)))).toEqual(Array(4).fill(true));
  const long = [["a", "b", "c"], { at: [1] }, [{ at: 1 }]];
  expect(long.map((value) => isShort(of(value)))).toEqual([false, false, false]);
});

test("a table on a wide screen has little in each cell", () => {
  const ledger = (cell: Value): Parameters<typeof isLight>[0] => ({
    title: null,
    heads: [{ key: "a", parent: null }],
    rows: [{ title: null, seat: null, cells: [cell] }],
  });
  expect([3, ["a", "b"], null].map((cell) => isLight(ledger(cell)))).toEqual([true, true, true]);
  expect([Array(9).fill("a"), { at: 1 }, [["a"]]].map((cell) => isLight(ledger(cell)))).toEqual([false, false, false]);
});

test("everybody's rows begin with one's own; what lies in another order stays so", () => {
  const order = (seats: (number | null)[], you: number | null): (number | null)[] =>
    seatedFrom(
      seats.map((seat) => ({ seat })),
      you,
    ).map(({ seat }) => seat);
  expect(order([0, 1, 2], 1)).toEqual([1, 2, 0]);
  expect(order([0, 2], 1)).toEqual([2, 0]);
  expect(order([0, 1], 2)).toEqual([0, 1]);
  expect(order([2, 0, 1], 1)).toEqual([2, 0, 1]);
  expect(order([0, 1, 0], 1)).toEqual([0, 1, 0]);
  expect(order([0, null], 1)).toEqual([0, null]);
  expect(order([0, 1], null)).toEqual([0, 1]);
});

test("named things that lie together player by player are told so", () => {
  const men = (seats: number[]) =>
    ofThings(
      "men",
      seats.map((seat, i) => ({ id: `m${i}`, seat, at: i })),
      words,
    );
  const ledger = men([0, 0, 2]);
  expect(ledger).toMatchObject({ title: "id", owner: "seat" });
  const groups = ledger && byOwner(ledger);
  expect(
    groups?.map(({ seat, ledger: { heads, rows } }) => [seat, heads.length, rows.map(({ cells }) => cells)]),
  ).toEqual([
    [0, 1, [[0], [1]]],
    [2, 1, [[2]]],
  ]);
  const mixed = men([0, 2, 0]);
  expect(mixed && byOwner(mixed)).toBe(null);
});
