import { describe, expect, test } from "vitest";
import type { Asked, FormAsk, Told } from "../../lib/protocol";
import type { Chair } from "../../lib/table.svelte";
import { follow } from "../../table/whereabouts";
import { Answering, BONUS, bonusText } from "./answering.svelte";
import { matter, needs, placed, played, signs, SPOTS, told, type Operation } from "./villa";

test("thirteen guards lie apart, the park on the villa, all of them on the ground", () => {
  expect(SPOTS).toHaveLength(13);
  expect(SPOTS.slice(0, 4).every(({ villa }) => villa)).toBe(true);
  for (const { x, y } of SPOTS) expect(Math.min(x, y, 100 - x, 100 - y)).toBeGreaterThan(10);
  for (const [i, one] of SPOTS.entries())
    for (const other of SPOTS.slice(i + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(20);
});

test("a card shows its symbols, a joker all four", () => {
  expect(signs("red")).toEqual(["red"]);
  expect(signs("yellow-blue")).toEqual(["yellow", "blue"]);
  expect(signs("joker")).toHaveLength(4);
});

test("what may be needed at a position is what the possible fronts show there", () => {
  const front = (...symbols: ("red" | "blue" | "green")[]) => ({ name: "", symbols, mark: null });
  expect(needs([front("red", "blue"), front("red", "green")], 2)).toEqual([["red"], ["blue", "green"]]);
});

describe("a question is about", () => {
  const pick = (...texts: string[]): Asked => ({
    kind: "pick",
    word: "",
    args: {},
    choices: texts.map((text) => ({ text, word: "", args: {} })),
  });

  test("what its answers say", () => {
    expect(matter(pick("agree", "object"))).toBe("agree");
    expect(matter(pick("play red", "pair blue blue", "pass red"))).toBe("act");
    expect(matter(pick("bonus 0 hand", "bonus 1 pile"))).toBe("bonus");
    expect(matter({ kind: "form", word: "", args: {}, verb: "arrest", fields: [] })).toBe("plan");
  });

  test("nothing the board draws, if it is something else", () => {
    expect(matter(pick("surrender"))).toBeNull();
    expect(matter(pick())).toBeNull();
    expect(matter(null)).toBeNull();
  });
});

test("a pair may be named either way round", () => {
  const choices = ["play red", "pair blue yellow-blue"];
  expect(played(choices, ["yellow-blue", "blue"])).toBe("pair blue yellow-blue");
  expect(played(choices, ["red"])).toBe("play red");
  expect(played(choices, ["blue"])).toBeNull();
  expect(played(choices, [])).toBeNull();
});

const view = (over: Partial<Operation>): Operation =>
  ({
    hands: [["red", "red"], ["blue"]],
    piles: [2, 0],
    laid: [],
    discard: {},
    gone: {},
    target: null,
    ...over,
  }) as Operation;

describe("cards travel", () => {
  test("from the hand to the ladder, and from the pile to the hand, as the story says", () => {
    const before = follow({}, placed(view({})));
    const target = { place: "park-1", name: "", symbols: [], mark: null };
    const laid = [{ position: 1, player: 0, cards: ["red"] }];
    const now = placed(view({ hands: [["red", "red"], ["blue"]], piles: [1, 0], laid, discard: { red: 1 }, target }));
    const events: Told[] = [
      { n: 1, word: "log-play", args: { seat: "@seat-0", cards: ["@card-red"], position: 1 } },
      { n: 2, word: "log-drawn", args: { seat: "@seat-0", card: "@card-red" } },
    ];
    expect(follow(before.there, now, told(events)).journeys.map(({ from, to }) => [from, to])).toEqual([
      ["hand-0", "rung-1"],
      ["pile-0", "hand-0"],
    ]);
  });

  test("from the ladder to the discard once the guard is caught", () => {
    const laid = [{ position: 1, player: 0, cards: ["red"] }];
    expect(placed(view({ laid, discard: { red: 1 } }))).toMatchObject({ discard: ["red"] });
    expect(placed(view({ laid, discard: { red: 1 } }))).not.toHaveProperty("rung-1");
  });
});

describe("an answer is prepared", () => {
  const { there } = follow({}, placed(view({})));
  const [first, second] = there["hand-0"] ?? [];
  const [theirs] = there["hand-1"] ?? [];

  function asked(ask: Asked): Answering {
    const chair = { ask, sending: null, known: { question: 1 } } as unknown as Chair;
    return new Answering(
      () => chair,
      () => there,
    );
  }
  const act = (...texts: string[]): Answering =>
    asked({ kind: "pick", word: "", args: {}, choices: texts.map((text) => ({ text, word: "", args: {} })) });
  const values = (...ids: string[]): { id: string; label: string }[] => ids.map((id) => ({ id, label: id }));
  const plan: FormAsk = {
    kind: "form",
    word: "",
    args: {},
    verb: "arrest",
    fields: [
      { kind: "one", name: "guard", values: values("park-1") },
      { kind: "one", name: "leader", values: values("0", "1") },
    ],
  };
  const swap: FormAsk = {
    kind: "form",
    word: "",
    args: {},
    verb: "hands",
    fields: [
      {
        kind: "match",
        name: "cards",
        items: values("0a", "0b", "1a"),
        values: values("0", "1"),
        once: [],
        given: { "0a": "0", "0b": "0", "1a": "1" },
      },
    ],
  };

  test("a guard, then who leads; and taken back", () => {
    const answering = asked(plan);
    answering.touchGuard("park-1");
    expect(answering.text).toBeNull();
    expect(answering.grip.takes("lead-1")).toBe(true);
    answering.grip.put("lead-1");
    expect(answering.text).toBe("arrest park-1 1");
    answering.undo();
    expect(answering.text).toBeNull();
  });

  test("one card to play, two for a pair, and a place of its own to pass", () => {
    const answering = act("play red", "pair red red", "pass red");
    answering.touchCard(first?.id ?? "");
    expect(answering.text).toBe("play red");
    answering.touchCard(second?.id ?? "");
    expect(answering.text).toBe("pair red red");
    answering.touchCard(second?.id ?? "");
    expect(answering.grip.put("pass")).toBe(true);
    expect(answering.text).toBe("pass red");
  });

  test("a card is not laid where it does not fit", () => {
    const answering = act("pass red");
    answering.touchCard(first?.id ?? "");
    expect(answering.text).toBeNull();
    expect(answering.grip.takes("rung")).toBe(false);
    expect(answering.grip.takes("pass")).toBe(true);
  });

  test("two cards change places, and back", () => {
    const answering = asked(swap);
    answering.touchAny(first?.id ?? "");
    answering.touchAny(theirs?.id ?? "");
    expect(answering.text).toBe("hands 0a 1 0b 0 1a 0");
    expect(answering.came(theirs?.id ?? "")).toBe(true);
    answering.touchAny(theirs?.id ?? "");
    answering.touchAny(first?.id ?? "");
    expect(answering.text).toBe("hands 0a 0 0b 0 1a 1");
    expect(answering.came(theirs?.id ?? "")).toBe(false);
  });

  test("a bonus card goes to a free place or under a pile, and may go elsewhere until it is proposed", () => {
    const answering = act("bonus 0 pile", "bonus 1 hand");
    answering.grip.lifted = BONUS;
    expect(answering.grip.takes("open-0")).toBe(false);
    answering.grip.put("open-1");
    expect(answering.text).toBe(bonusText("open-1"));
    answering.grip.put("pile-0");
    expect(answering.text).toBe("bonus 0 pile");
  });
});
