import { expect, test } from "vitest";
import { noDeeds, noted } from "./deeds";
import type { ServerMessage, Told } from "./protocol";
import { nothingKnown, type Known } from "./updates";

const line = (n: number): Told => ({ n, word: "log-moved", args: {} });
const update = (...events: Told[]): ServerMessage => ({
  type: "update",
  view: {},
  rows: {},
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
const at = (seat: number): Known => ({ ...nothingKnown(), seat });

test("what a clock did for me stays until it is read", () => {
  let deeds = noted(noDeeds(), at(1), update(line(4), line(5)));
  expect(deeds.forMe).toBeNull();
  deeds = noted(deeds, at(1), clock(1));
  expect(deeds.forMe?.map((told) => told.n)).toEqual([4, 5]);
  deeds = noted(deeds, at(1), update(line(6)));
  expect(deeds.forMe?.map((told) => told.n)).toEqual([4, 5]);
});

test("what a clock did for somebody else is no notice to me", () => {
  const deeds = noted(noted(noDeeds(), at(0), update(line(4))), at(0), clock(1));
  expect(deeds).toEqual({ latest: [line(4)], forMe: null });
});
