import { describe, expect, test } from "vitest";
import type { TableInfo, Update, Welcome } from "./protocol";
import { changed, heard, joined, lastEvent, nothingKnown, outcome, patched, question, waiting } from "./updates";

const table = { id: "t1", game: "some-game", seats: [], status: "playing", rematch: null } as unknown as TableInfo;
const told = (n: number): { n: number; word: string; args: {} } => ({ n, word: "log-rolled", args: {} });

const welcome: Welcome = {
  type: "welcome",
  seat: 0,
  table,
  view: { phase: "move", roll: 4, waiting: [0] },
  events: [told(1), told(2)],
  ask: null,
  question: 7,
  may: [],
  talk: [],
};
const update: Update = {
  type: "update",
  view: { phase: "safe" },
  rows: {},
  gone: ["roll"],
  events: [told(3)],
  ask: null,
  question: 8,
  may: [],
};

describe("view and updates", () => {
  test("add up to the view a newcomer gets", () => {
    const known = heard(heard(nothingKnown(), welcome), update);
    expect(known.view).toEqual({ phase: "safe", waiting: [0] });
    expect(known.question).toBe(8);
    expect(lastEvent(known)).toBe(3);
  });

  test("leave what was known before untouched", () => {
    const before = heard(nothingKnown(), welcome);
    heard(before, update);
    expect(before.view).toEqual(welcome.view);
    expect(before.events).toHaveLength(2);
  });

  test("keep every part that has not changed, however deep", () => {
    const men = [
      { name: "Tony", cards: ["a", "b"] },
      { name: "Vito", cards: [] },
    ];
    const before = heard(nothingKnown(), { ...welcome, view: { men, round: 1 } });
    const news = {
      men: [
        { name: "Tony", cards: ["a", "b"] },
        { name: "Vito", cards: ["c"] },
      ],
      round: 1,
    };
    const after = heard(before, { ...update, view: news, gone: [] });
    expect(after.view).toEqual(news);
    const [tony, vito] = after.view?.["men"] as typeof men;
    expect(tony).toBe(men[0]);
    expect(vito).not.toBe(men[1]);
    expect(patched(men, structuredClone(men))).toBe(men);
    expect(patched(["a", "b"], ["a"])).toEqual(["a"]);
    expect(patched({ a: 1 }, { b: 1 })).toEqual({ b: 1 });
  });

  test("begin from nothing before the game has begun", () => {
    expect(changed(null, { view: { phase: "move" }, rows: {}, gone: ["gone"] })).toEqual({ phase: "move" });
  });

  test("of a list only the rows that changed are sent", () => {
    const men = [{ name: "Tony" }, { name: "Vito" }, { name: "Sal" }];
    const before = heard(nothingKnown(), { ...welcome, view: { men } });
    const after = heard(before, { ...update, view: {}, rows: { men: { "1": { name: "Al" } } }, gone: [] });
    expect(after.view?.["men"]).toEqual([men[0], { name: "Al" }, men[2]]);
    expect((after.view?.["men"] as typeof men)[0]).toBe(men[0]);
    expect(before.view?.["men"]).toEqual(men);
  });

  test("a list that grows gets its new rows behind the others", () => {
    const men = [{ name: "Tony" }, { name: "Vito" }];
    const before = heard(nothingKnown(), { ...welcome, view: { men } });
    const rows = { men: { "0": { name: "Al" }, "2": { name: "Sal" }, "3": { name: "Joe" } } };
    const after = heard(before, { ...update, view: {}, rows, gone: [] });
    expect(after.view?.["men"]).toEqual([{ name: "Al" }, men[1], { name: "Sal" }, { name: "Joe" }]);
    expect((after.view?.["men"] as typeof men)[1]).toBe(men[1]);
  });
});

describe("after a reconnect", () => {
  test("each line of the story counts once", () => {
    const again = heard(heard(nothingKnown(), welcome), { ...welcome, events: [told(2), told(3)] });
    expect(again.events.map((event) => event.n)).toEqual([1, 2, 3]);
  });

  test("a story told from the beginning replaces the one known", () => {
    expect(joined([told(1), told(2), told(3)], [told(1)]).map((event) => event.n)).toEqual([1]);
  });

  test("talk is joined in the same way", () => {
    const line = { n: 4, seat: 1, kind: "say" as const, text: "hm", at: 0 };
    const known = heard(heard(nothingKnown(), { type: "said", talk: line }), { type: "said", talk: line });
    expect(known.talk).toEqual([line]);
  });
});

test("every view says whom the game waits for, its question, and how it ended", () => {
  const result = { winners: [2], scores: [1, 2, 3], reason: "finish" };
  expect(waiting({ waiting: [1, 3] })).toEqual([1, 3]);
  expect(waiting(null)).toEqual([]);
  expect(question({ question: 12 })).toBe(12);
  expect(outcome({ result })).toEqual(result);
  expect(outcome({ result: null })).toBeNull();
});
