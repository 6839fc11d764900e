import { expect, test } from "vitest";
import type { Told } from "../../lib/protocol";
import { beats, scoresAt, toldAt } from "./ending";
import { town } from "./town";

/** Two players; Ada has named Ben's agent rightly and a stray as one. */
const view = town({
  rules: "expert",
  phase: "over",
  agents: ["yellow", "red", "blue", "green"],
  score: [30, 40, 12, 43],
  owners: [0, 1, null, null],
  seats: 2,
  revealed_tips: [
    { red: 1, blue: null, green: null },
    { yellow: null, blue: 0, green: null },
  ],
  right_tips: [["red", "blue", "green"], ["green"]],
  rightly_named: [1, 0],
  tip_points: [5, 0],
} as never);
const events = ["scored", "revealed 0", "revealed 1", "tips-right 0", "strays-right 0", "tips-right 1", "won"].map(
  (line, i): Told => {
    const [word, seat] = line.split(" ");
    return { n: i + 1, word: `log-${word}`, args: seat ? { seat: `@seat-${seat}` } : {} } as Told;
  },
);

test("the end goes from the last scoring over cards and tips to the winner", () => {
  expect(beats(view).map(({ kind }) => kind)).toEqual([
    "scoring",
    ...["card", "card"],
    ...["paper", "tip", "tip", "tip"],
    ...["paper", "tip", "tip", "tip"],
    "end",
  ]);
});

test("without tips it is only the cards", () => {
  const basic = town({ ...view, revealed_tips: null } as never);
  expect(beats(basic).map(({ kind }) => kind)).toEqual(["scoring", "card", "card", "end"]);
});

test("a right tip brings points, a stray taken for one does not", () => {
  const tips = beats(view).filter((beat) => beat.kind === "tip" && beat.seat === 0);
  expect(tips).toMatchObject([
    { agent: "red", right: true, points: 5 },
    { agent: "blue", right: true, points: 0 },
    { agent: "green", right: true, points: 0 },
  ]);
});

test("stones stand without the tips until these are read out", () => {
  const all = beats(view);
  expect(scoresAt(view, all.slice(0, 1))).toEqual([25, 40, 12, 43]);
  expect(scoresAt(view, all.slice(0, 5))).toEqual([30, 40, 12, 43]);
});

test("the story gives nothing away before it is shown", () => {
  const all = beats(view);
  const told = (shown: number): number => toldAt(events, all.slice(0, shown));
  expect([1, 2, 3, 4, 7, 8, 11, 12].map(told)).toEqual([1, 2, 3, 3, 3, 5, 5, 7]);
});
