import { expect, test } from "vitest";
import type { Told } from "../../lib/protocol";
import { around, city, kindOf, lenders, matter, missing, nth, onTurn, type Job } from "./cosa";
import { concerns, lastDeed, lastPayday, thrown } from "./deeds";
import { drawn } from "./marks";
import { shortName } from "./spoken";
import { paid, places, travelled } from "./travels";

let n = 0;
const told = (word: string, args: Told["args"] = {}): Told => ({ n: (n += 1), word, args });
const roll = (seat: number, successes: number): Told =>
  told("log-roll", { seat: `@seat-${seat}`, gangster: "@big-joey", dice: ["6", "2"], number: 4, successes });

const FIRMS = [
  { id: "pimp-1", seat: 0, income: 2000, state: null, markers: [1, 1, 2] },
  { id: "pimp-2", seat: 1, income: 2000, state: "deactivated", markers: [] },
  { id: "pimp-3", seat: 2, income: 2000, state: null, markers: [] },
];

test("a question is about something the board can answer, or about nothing", () => {
  expect(matter({ kind: "pick", word: "ask-turn", args: {}, choices: [] })).toBe("turn");
  expect(matter({ kind: "pick", word: "ask-whatever", args: {}, choices: [] })).toBe(null);
  expect(matter(null)).toBe(null);
});

test("extra turns come first", () => {
  expect(onTurn(city({ active: 1, extra: [2] }))).toBe(2);
  expect(onTurn(city({ active: 1 }))).toBe(1);
});

test("everybody sits clockwise from one's own left", () => {
  expect(around(4, 1)).toEqual([2, 3, 0]);
  expect(around(3, null)).toEqual([0, 1, 2]);
});

test("what is missing can be borrowed from others who can still use it", () => {
  const job = { needs: ["pimp", "pimp", "cop"], met: ["missing", "missing", "own"] } as unknown as Job;
  expect(missing(job)).toEqual(["pimp"]);
  expect(lenders(city({ businesses: FIRMS }), "pimp", 0).map(({ id }) => id)).toEqual(["pimp-3"]);
});

test("things of one kind are told apart", () => {
  expect(kindOf("loan-shark-3")).toBe("loan-shark");
  expect(nth(["spy", "snitch", "spy"], 2)).toBe(1);
  expect(shortName("Little Joey")).toBe("L. Joey");
  expect(shortName("Mr. Hong")).toBe("Hong");
  expect(drawn("pimp-3")).toBe("pimp");
  expect(drawn("seat-3")).toBe(null);
});

test("a deed is everything from the card turned up to what became of it", () => {
  const attack = told("log-attack", { seat: "@seat-1", victim: "@seat-0", gangster: "@lenny-dimaggio" });
  const lines = [attack, roll(1, 2), told("log-trap", { seat: "@seat-0" }), roll(0, 1), told("log-repelled")];
  const deed = lastDeed([told("log-job", { seat: "@seat-2" }), roll(2, 0), ...lines, told("log-gift")]);
  expect(deed?.lines).toEqual(lines);
  expect(deed && concerns(deed, 0)).toBe(true);
  expect(deed && concerns(deed, 2)).toBe(false);
});

test("what is bought after the dice belongs to the job, any other purchase is a deed itself", () => {
  const job = told("log-job", { seat: "@seat-1" });
  const bought = told("log-bought", { seat: "@seat-1" });
  expect(lastDeed([job, roll(1, 1), bought])?.lines).toHaveLength(3);
  expect(lastDeed([job, roll(1, 0), told("log-failed"), bought])?.lines).toEqual([bought]);
});

test("dice are read as they were told", () => {
  expect(thrown(roll(1, 1))).toMatchObject({ pips: [6, 2], number: 4, successes: 1, gangster: "@big-joey" });
});

test("a payday lasts until the next round begins", () => {
  const lines = [told("log-income", { seat: "@seat-0" }), told("log-income", { seat: "@seat-1" })];
  expect(lastPayday([told("log-killed"), ...lines, told("log-recruit")])?.lines).toEqual(lines);
  expect(lastPayday([...lines, told("log-round")])).toBe(null);
});

test("markers come from their owners and fly home, orders come from hands", () => {
  const man = { id: "big-joey", seat: 0, strength: 3, dice: null, state: null, aids: [] };
  const idle = city({ businesses: FIRMS, gangsters: [{ ...man, order: null }] });
  const busy = city({
    businesses: [{ ...FIRMS[0], markers: [1] } as (typeof FIRMS)[0]],
    gangsters: [{ ...man, order: { round: 1, seen: [] } }],
  });
  const moved = travelled(places(idle), places(busy), busy);
  expect(moved).toContainEqual({ id: "order:big-joey", from: "hand:0", to: "man:big-joey" });
  expect(moved).toContainEqual({ id: "marker:pimp-1:2:0", from: "firm:pimp-1", to: "markers:2" });
  expect(moved).not.toContainEqual(expect.objectContaining({ id: "marker:pimp-1:1:0" }));
});

test("money flies from purse to purse, and what nobody paid comes from the bank", () => {
  const ways = (before: number[], now: number[]): (string | null)[][] =>
    paid(before, now).map(({ from, to }) => [from, to]);
  expect(ways([2000, 2000, 0], [2000, 2000, 0])).toEqual([]);
  expect(ways([5000, 2000, 0], [3000, 4000, 0])).toEqual([["coin:0", "coin:1"]]);
  expect(ways([0, 0], [2000, 4000])).toEqual([
    ["coin:bank", "coin:0"],
    ["coin:bank", "coin:1"],
    ["coin:bank", "coin:1"],
  ]);
  expect(ways([3000, 3000, 0], [0, 2000, 3000])).toEqual([
    ["coin:0", "coin:2"],
    ["coin:1", "coin:bank"],
  ]);
  expect(paid([90_000], [0])).toHaveLength(3);
});
