import { expect, test } from "vitest";
import { noDeeds, noted } from "./deeds";
import type { SeatInfo, ServerMessage, TableInfo, Told } from "./protocol";
import { nothingKnown, type Known } from "./updates";

const line = (n: number): Told => ({ n, word: "log-moved", args: {} });
const update = (...events: Told[]): ServerMessage => ({
  type: "update",
  view: {},
  gone: [],
  events,
  ask: null,
  question: 1,
  may: [],
});
const clock = (seat: number): ServerMessage => ({
  type: "said",
  talk: { n: 1, seat, kind: "clock", text: "", at: 0, word: null, args: {}, name: "Ada" },
});
const at = (seat: number, away: number[] = []): Known => ({
  ...nothingKnown(),
  seat,
  view: { waiting: [1] },
  info: { seats: [0, 1].map((one) => ({ seat: one, away: away.includes(one) }) as SeatInfo) } as TableInfo,
});

test("what a clock did for me stays until it is read", () => {
  let deeds = noted(noDeeds(), at(1), update(line(4), line(5)));
  expect(deeds.forMe).toBeNull();
  deeds = noted(deeds, at(1), clock(1));
  expect(deeds.forMe?.map((told) => told.n)).toEqual([4, 5]);
  expect(deeds.byBot).toEqual([4]);
  deeds = noted(deeds, at(1), update(line(6)));
  expect(deeds.forMe?.map((told) => told.n)).toEqual([4, 5]);
});

test("what a clock did for somebody else is marked in the story alone", () => {
  const deeds = noted(noted(noDeeds(), at(0), update(line(4))), at(0), clock(1));
  expect(deeds).toEqual({ latest: [line(4)], byBot: [4], forMe: null });
});

test("so is what a bot does for somebody who has left", () => {
  expect(noted(noDeeds(), at(0, [1]), update(line(7), line(8))).byBot).toEqual([7]);
  expect(noted(noDeeds(), at(0), update(line(7))).byBot).toEqual([]);
});
