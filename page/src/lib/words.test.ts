import { describe, expect, test } from "vitest";
import { Words } from "./words";

const ENGLISH = `
agent-red = Red
agent-blue = Blue
view-leader = Leader
    .kind = seat
view-score = Points
log-moved = { $seat } moves { $steps }.
log-rolled = { $seat } rolls a { $pips }.
left = { $count ->
    [one] one point
   *[other] { $count } points
}
`;
const names = ["Ada", "Ben"];
const words = new Words("en", [ENGLISH], (seat) => names[seat] ?? "?");

test("words know which numbers of a view are seats", () => {
  expect(["leader", "score", "nothing"].map((key) => words.countsSeats(key))).toEqual([true, false, false]);
});

test("words say of the parts of a view what they are", () => {
  expect([words.trait("leader", "kind"), words.trait("leader", "place"), words.trait("nothing", "kind")]).toEqual([
    "seat",
    null,
    null,
  ]);
});

test("things are found by the end of their word, sentences are no things", () => {
  expect(["red", "agent-red", "moved", "log-moved", "ed"].map((id) => words.thing(id))).toEqual([
    "agent-red",
    "agent-red",
    null,
    null,
    null,
  ]);
});

describe("a sentence of the story", () => {
  test("calls players by name and agents by their word", () => {
    const args = {
      seat: "@seat-1",
      steps: [
        ["@agent-red", 2],
        ["@agent-blue", 4],
      ],
    };
    expect(words.text("log-moved", args)).toBe("Ben moves Red 2 and Blue 4.");
  });

  test("keeps track of what its names stand for", () => {
    expect(words.parts("log-moved", { seat: "@seat-0", steps: ["@agent-red"] })).toEqual([
      { text: "Ada", ref: "seat-0" },
      { text: " moves " },
      { text: "Red", ref: "agent-red" },
      { text: "." },
    ]);
  });

  test("joins lists as people do, without a comma before the last", () => {
    expect(
      words
        .value(["a", "b", "c"])
        .map((part) => part.text)
        .join(""),
    ).toBe("a, b and c");
    const german = new Words("de", []);
    expect(
      german
        .value(["a", "b", "c"])
        .map((part) => part.text)
        .join(""),
    ).toBe("a, b und c");
  });

  test("leaves numbers numbers, so that plurals fit", () => {
    expect(words.text("left", { count: 1 })).toBe("one point");
    expect(words.text("left", { count: 3 })).toBe("3 points");
  });

  test("shows other strings as they are", () => {
    expect(words.text("log-rolled", { seat: "Cem <b>", pips: 4 })).toBe("Cem <b> rolls a 4.");
  });

  test("survives words it does not have", () => {
    expect(words.text("no-such-word")).toBe("no-such-word");
    expect(words.value("@no-such-thing")).toEqual([{ text: "no-such-thing", ref: "no-such-thing" }]);
    expect(words.text("log-rolled", {})).toContain("rolls a");
  });

  test("is not fooled by a name made of the marks it works with", () => {
    const sly = new Words("en", [ENGLISH], () => "\uE000seat-1\uE001Ben\uE002");
    expect(sly.parts("log-rolled", { seat: "@seat-0", pips: 1 })[0]).toEqual({ text: "seat-1Ben", ref: "seat-0" });
  });

  test("has the same words at another table", () => {
    expect(words.withSeats(() => "Dora").text("log-rolled", { seat: "@seat-0", pips: 2 })).toBe("Dora rolls a 2.");
    expect(words.text("log-rolled", { seat: "@seat-0", pips: 2 })).toBe("Ada rolls a 2.");
  });
});
