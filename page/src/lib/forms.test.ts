import { describe, expect, test } from "vitest";
import { assign, blankForm, complete, formText, groups, missing, outline } from "./forms";
import type { FormAsk, MatchField } from "./protocol";

const agents = ["yellow", "red", "blue"].map((id) => ({ id, label: `@agent-${id}` }));
const suspects = ["0", "2", "-"].map((id) => ({ id, label: `@seat-${id}` }));

const form = (verb: string, ...fields: FormAsk["fields"]): FormAsk => ({
  kind: "form",
  word: "ask",
  args: {},
  verb,
  fields,
});
const tips: MatchField = { kind: "match", name: "tips", items: agents, values: suspects, once: ["0", "2"] };

describe("the text of an answer", () => {
  test("names the agents that got points, in their order", () => {
    const ask = form("move", { kind: "points", name: "steps", total: 6, items: agents });
    expect(formText(ask, { steps: { blue: 4, red: 2, yellow: 0 } })).toBe("move red 2 blue 4");
  });

  test("gives every agent of the tips its value", () => {
    expect(formText(form("tip", tips), { tips: { blue: "-", red: "2", yellow: "0" } })).toBe(
      "tip yellow 0 red 2 blue -",
    );
  });

  test("begins with the values that things have already", () => {
    const ask = form("tip", { ...tips, given: { yellow: "2", red: "0", blue: "-" } });
    expect(missing(ask, blankForm(ask))).toEqual([]);
    expect(formText(ask, blankForm(ask))).toBe("tip yellow 2 red 0 blue -");
  });

  test("ends with free words on one line, or without them", () => {
    const ask = form(
      "note",
      { kind: "one", name: "agent", values: agents },
      { kind: "words", name: "remark", most: 20 },
    );
    expect(formText(ask, { agent: "red", remark: " hm,\n so  quiet " })).toBe("note red hm, so quiet");
    expect(formText(ask, { agent: "red", remark: "" })).toBe("note red");
  });

  test("writes some of many in the order offered, and a dash for none", () => {
    const ask = form("pass", { kind: "some", name: "cards", values: agents, least: 0, most: 3 });
    expect(formText(ask, { cards: ["blue", "yellow"] })).toBe("pass yellow,blue");
    expect(formText(ask, { cards: [] })).toBe("pass -");
  });

  test("writes a number as a number", () => {
    expect(formText(form("pay", { kind: "number", name: "sum", least: 0, most: 20, step: 5 }), { sum: 15 })).toBe(
      "pay 15",
    );
  });
});

describe("a form is complete", () => {
  test("when all points are given, neither more nor fewer", () => {
    const field = { kind: "points" as const, name: "steps", total: 3, items: agents };
    expect(complete(field, { red: 2 })).toBe(false);
    expect(complete(field, { red: 2, blue: 1 })).toBe(true);
  });

  test("when every agent has a suspect", () => {
    expect(complete(tips, { yellow: "0", red: "-" })).toBe(false);
    expect(complete(tips, { yellow: "0", red: "-", blue: "-" })).toBe(true);
  });

  test("when enough is chosen, and numbers are within their bounds", () => {
    expect(complete({ kind: "some", name: "x", values: agents, least: 1, most: 2 }, [])).toBe(false);
    expect(complete({ kind: "number", name: "x", least: 1, most: 6, step: 1 }, 7)).toBe(false);
    expect(complete({ kind: "number", name: "x", least: 1, most: 6, step: 1 }, "")).toBe(false);
    expect(complete({ kind: "number", name: "x", least: 0, most: 20, step: 5 }, 7)).toBe(false);
    expect(complete({ kind: "one", name: "x", values: agents }, "")).toBe(false);
    expect(complete({ kind: "words", name: "x", most: 3 }, "")).toBe(true);
  });

  test("only with what is still offered", () => {
    expect(complete({ kind: "one", name: "x", values: agents }, "green")).toBe(false);
    expect(complete({ kind: "some", name: "x", values: agents, least: 0, most: 2 }, ["red", "green"])).toBe(false);
    expect(complete(tips, { yellow: "0", red: "-", blue: "1" })).toBe(false);
  });

  test("at once where there is only one choice", () => {
    const ask = form("lead", { kind: "one", name: "who", values: agents.slice(0, 1) });
    expect(blankForm(ask)).toEqual({ who: "yellow" });
    expect(missing(ask, blankForm(ask))).toEqual([]);
  });

  test("what is given is chosen to begin with", () => {
    const ask = form("lead", { kind: "one", name: "who", values: agents, given: "red" });
    expect(missing(ask, blankForm(ask))).toEqual([]);
    expect(formText(ask, blankForm(ask))).toBe("lead red");
  });

  test("never while blank, unless nothing has to be filled in", () => {
    const ask = form("tip", tips, { kind: "words", name: "remark", most: 9 });
    expect(missing(ask, blankForm(ask)).map(({ name }) => name)).toEqual(["tips"]);
    const free = form("say", { kind: "words", name: "text", most: 9 });
    expect(missing(free, blankForm(free))).toEqual([]);
  });
});

test("naming a player twice takes the name from the first agent", () => {
  expect(assign(tips, { yellow: "0", red: "-" }, "blue", "0")).toEqual({ red: "-", blue: "0" });
  expect(assign(tips, { yellow: "-" }, "blue", "-")).toEqual({ yellow: "-", blue: "-" });
  expect(assign(tips, { yellow: "0" }, "yellow", "")).toEqual({});
});

test("choices of one kind stand together, single ones beside each other", () => {
  const choices = ["draw", "buy", "put", "put", "pass"].map((word, i) => ({ text: `${word} ${i}`, word, args: {} }));
  expect(groups(choices).map((group) => group.map(({ text }) => text))).toEqual([
    ["draw 0", "buy 1"],
    ["put 2", "put 3"],
    ["pass 4"],
  ]);
  expect(groups([])).toEqual([]);
});

test("forms that ask for other things have another outline, whatever they offer", () => {
  const offer = (values: typeof agents): FormAsk => form("offer", { kind: "one", name: "what", values });
  expect(outline(offer(agents))).toBe(outline(offer(agents.slice(1))));
  expect(outline(offer(agents))).not.toBe(outline(form("offer", tips)));
  expect(outline({ kind: "pick", word: "ask-end", args: {}, choices: [] })).toBe("ask-end");
});
