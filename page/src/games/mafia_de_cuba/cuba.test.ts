import { describe, expect, test } from "vitest";
import type { Asked, FormAsk, Told } from "../../lib/protocol";
import type { Chair } from "../../lib/table.svelte";
import { Answering } from "./answering.svelte";
import {
  begin,
  brackets,
  columns,
  comforted,
  counted,
  lastUttered,
  lineHeight,
  lineOf,
  loot,
  matter,
  place,
  pointings,
  type Clash,
  type Evening,
  type Row,
} from "./cuba";

const row = (who: number, more: Partial<Row> = {}): Row => ({
  who,
  status: "in",
  shown: null,
  says_received: null,
  says_took: null,
  says_passed: null,
  says_of: null,
  marks: [],
  ...more,
});

const view = (more: Partial<Evening> = {}): Evening => ({
  you: 1,
  waiting: [],
  phase: "interrogation",
  round: null,
  rounds: null,
  godfather: 0,
  holder: null,
  questioned: null,
  topic: null,
  due: [],
  accused: null,
  tokens: { diamonds: 15, loyal: 2, fbi: 1 },
  jokers: 1,
  recovered: 0,
  questions_left: 199,
  table: [row(0, { status: "godfather" }), row(1), row(2)],
  clashes: [],
  outcome: null,
  tally: null,
  hidden: null,
  received: null,
  bagged: null,
  took: null,
  passed: null,
  missing: null,
  ...more,
});

const told = (word: string, args: Told["args"], n = 1): Told => ({ n, word, args });

test("the Godfather sits at the head, the others clockwise, nobody on somebody's lap", () => {
  expect(place(0, 8).x).toBeCloseTo(50);
  expect(place(0, 8).y).toBeLessThan(15);
  expect(place(1, 8).x).toBeGreaterThan(50);
  for (let of = 5; of <= 12; of += 1)
    for (let nth = 1; nth < of; nth += 1) {
      const [one, other] = [place(nth - 1, of), place(nth, of)];
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(19);
    }
});

test("what is in a pocket, and what a question counts up", () => {
  expect(loot("diamonds-3")).toEqual({ thing: "diamonds", count: 3 });
  expect(loot("fbi")).toEqual({ thing: "fbi", count: 1 });
  expect(
    counted([
      [10, "@some-diamonds"],
      [1, "@one-driver"],
    ]),
  ).toEqual({ diamonds: 10, driver: 1 });
  expect(counted(undefined)).toEqual({});
});

test("all tokens together have a column only where somebody speaks of them", () => {
  expect(columns(view())).toEqual(["diamonds", "loyal", "fbi"]);
  expect(columns(view({ table: [row(0), row(1, { says_received: { in_all: 3 } })] }))).toContain("in_all");
  expect(columns(view(), { in_all: 2 })).toContain("in_all");
});

describe("a question is about", () => {
  const pick = (...texts: string[]): Asked => ({
    kind: "pick",
    word: "",
    args: {},
    choices: texts.map((text) => ({ text, word: "", args: {} })),
  });
  test("what its answers say", () => {
    expect(matter(pick("hide 0", "hide 1"))).toBe("hide");
    expect(matter(pick("bag nothing", "bag loyal"))).toBe("bag");
    expect(matter(pick("take diamonds-1", "take loyal"))).toBe("take");
    expect(matter(pick("hold"))).toBe("window");
    expect(matter(pick("hold", "bang"))).toBe("window");
    expect(matter(pick("name 1", "name 2"))).toBe("name");
    expect(matter({ kind: "form", word: "", args: {}, verb: "order", fields: [] })).toBe("order");
    expect(matter(pick("anything else"))).toBeNull();
    expect(matter(null)).toBeNull();
  });
});

test("the ladder has a line for the Godfather at either end, and two for everybody between", () => {
  const three = view();
  expect(lineOf(three, 0, "passed")).toBe(0);
  expect(lineOf(three, 1, "received")).toBe(1);
  expect(lineOf(three, 1, "took")).toBe(1.5);
  expect(lineOf(three, 1, "passed")).toBe(2);
  expect(lineOf(three, 2, "received")).toBe(3);
  expect(lineOf(three, 0, "received")).toBe(5);
});

test("brackets that would overlap stand beside each other", () => {
  const clash = (...sides: [number, "received" | "passed"][]): Clash => ({
    word: "",
    args: {},
    between: sides.map(([who, about]) => ({ who, about, things: ["diamonds"] })),
  });
  const clashes = [
    clash([1, "passed"], [2, "received"]),
    clash([0, "passed"], [0, "received"]),
    clash([2, "passed"], [0, "received"]),
  ];
  expect(brackets(view({ clashes })).map(({ lane }) => lane)).toEqual([0, 1, 1]);
});

describe("a statement begins", () => {
  const ask = (word: string, ...names: string[]): FormAsk => ({
    kind: "form",
    word,
    args: {},
    verb: "answer",
    fields: names.map((name) => ({ kind: "one", name, values: [] })),
  });
  const truth = { received: { diamonds: 9, loyal: 2 }, passed: { diamonds: 6, loyal: 2 }, took: "diamonds-3" };

  test("with the truth", () => {
    const now = view(truth);
    expect(begin(ask("ask-answer-diamonds", "diamonds"), now, 1)).toEqual({ diamonds: "9" });
    expect(begin(ask("ask-answer-tokens", "loyal", "in_all"), now, 1)).toEqual({ loyal: "2", in_all: "-" });
    expect(begin(ask("ask-say-passed", "diamonds"), now, 1)).toEqual({ diamonds: "6" });
    expect(begin(ask("ask-answer-took", "loot"), now, 1)).toEqual({ loot: "diamonds-3" });
  });
  test("or with what one said before", () => {
    const table = [row(0), row(1, { says_passed: { diamonds: 9 }, says_took: "loyal" })];
    const now = view({ ...truth, table });
    expect(begin(ask("ask-answer-passed", "diamonds", "loyal"), now, 1)).toEqual({ diamonds: "9", loyal: "2" });
    expect(begin(ask("ask-answer-took", "loot"), now, 1)).toEqual({ loot: "loyal" });
  });
  test("for the Godfather with what he kept", () => {
    expect(begin(ask("ask-say-godfather-took", "hidden"), view({ hidden: 2 }), 0)).toEqual({ hidden: "diamonds-2" });
    expect(begin(ask("ask-say-godfather-took", "hidden"), view({ hidden: 0 }), 0)).toEqual({ hidden: "nothing" });
  });
});

describe("the story tells", () => {
  const events = [
    told("log-joker", { seat: "@seat-1" }, 1),
    told("log-says-of", { seat: "@seat-1", whom: "@seat-2", role: "@role-thief" }, 2),
    told("log-round", {}, 3),
    told("log-joker", { seat: "@seat-2" }, 4),
    told("log-wont-say", { seat: "@seat-2" }, 5),
    told("log-passed-on", { seat: "@seat-2" }, 6),
  ];
  test("who was comforted with a joker, and who spoke last, in this game", () => {
    expect(comforted(events)).toEqual([2]);
    expect(lastUttered(events)?.n).toBe(5);
    expect(lastUttered(events.slice(0, 3))).toBeNull();
  });
  test("who points at whom, the latest marked; whoever is out no longer does", () => {
    const says_of = (whom: number) => ({
      word: "claim-of",
      args: { of: [[`@seat-${whom}`, "@role-thief"]] as [string, string][] },
    });
    const table = [row(0), row(1, { says_of: says_of(2) }), row(2, { says_of: says_of(1), status: "out" })];
    expect(pointings(view({ table }), events)).toEqual([{ from: 1, to: 2, role: "thief", latest: true }]);
  });
});

describe("whoever has the box", () => {
  const holding = (...texts: string[]): Answering => {
    const ask: Asked = {
      kind: "pick",
      word: "ask-take",
      args: {
        box: [
          [2, "@some-diamonds"],
          [1, "@one-loyal"],
        ],
      },
      choices: texts.map((text) => ({ text, word: "", args: {} })),
    };
    const known = { question: 7, may: [] };
    return new Answering(() => ({ ask, known, sending: null, seat: 1, view: {} }) as unknown as Chair);
  };
  const all = ["take diamonds-1", "take diamonds-2", "take loyal"];

  test("moves things into the pocket, and back", () => {
    const answering = holding(...all);
    expect(answering.text).toBeNull();
    expect(answering.put("diamonds", "pocket")).toBeNull();
    expect(answering.put("diamonds", "pocket")).toBeNull();
    expect(answering.text).toBe("take diamonds-2");
    answering.put("diamonds", "box");
    expect(answering.text).toBe("take diamonds-1");
    answering.undo();
    expect(answering.text).toBe("take diamonds-2");
  });
  test("puts one thing in place of the others, and hears what cannot be", () => {
    const answering = holding(...all);
    answering.put("diamonds", "pocket");
    expect(answering.put("loyal", "pocket")).toBeNull();
    expect(answering.text).toBe("take loyal");
    expect(answering.pretend()).toBe("take nothing");
    expect(answering.text).toBe("take loyal");
    expect(answering.put("killer", "pocket")).toBe("take killer");
  });
  test("may pretend where that is offered", () => {
    const answering = holding(...all, "take nothing");
    expect(answering.pretend()).toBeNull();
    expect(answering.text).toBe("take nothing");
    expect(answering.out).toEqual({});
  });
});

test("the fewer sit at the table, the higher are the ladder's lines where there is room", () => {
  const seated = (many: number): Evening => view({ table: Array.from({ length: many }, (_, who) => row(who)) });
  expect([6, 8, 10, 12].map((many) => lineHeight(seated(many), true))).toEqual([34, 26, 22, 20]);
  expect([6, 12].map((many) => lineHeight(seated(many)))).toEqual([22, 20]);
});
