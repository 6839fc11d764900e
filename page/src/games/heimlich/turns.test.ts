import { expect, test } from "vitest";
import type { Agent, Turn } from "./town";
import { sheet, trail } from "./turns";

const agents: Agent[] = ["yellow", "red", "violet", "blue", "green"];
const town = (seats: number, ...turns: [seat: number, steps: number[], place: number[], gain?: number[]][]) => ({
  agents,
  seats,
  turns: turns.map(([seat, steps, place, gain]): Turn => ({ seat, steps, place, gain: gain ?? null })),
});

test("nobody has done anything yet", () => {
  expect(trail(town(3))).toEqual([0, 1, 2].map((id) => ({ id, turn: null, moves: [] })));
  expect(sheet(town(3))).toEqual([0, 1, 2].map((id) => ({ id, by_agent: {} })));
});

test("the trail has everybody's last turn and no other", () => {
  const played = town(
    3,
    [0, [0, 2, 0, 1, 0], [0, 1, 0, 1, 0]],
    [1, [0, 0, 0, 3, 0], [0, 1, 0, 4, 0]],
    [2, [0, 0, 0, 0, 1], [0, 1, 0, 4, 1]],
    [0, [0, 1, 0, 0, 0], [0, 2, 0, 4, 1]],
  );
  expect(trail(played)).toEqual([
    { id: 0, turn: 4, moves: [{ agent: "red", from: 1, to: 2 }] },
    { id: 1, turn: 2, moves: [{ agent: "blue", from: 1, to: 4 }] },
    { id: 2, turn: 3, moves: [{ agent: "green", from: 0, to: 1 }] },
  ]);
});

test("steps and the ruin are counted by player and agent", () => {
  const [ada, ben, cem] = sheet(
    town(
      3,
      [0, [0, 1, 0, 2, 0], [0, 11, 0, 1, 0]],
      [1, [0, 3, 0, 0, 0], [0, 2, 0, 1, 0]],
      [2, [0, 0, 0, 1, 0], [0, 2, 0, 2, 0]],
      [0, [0, 1, 0, 0, 0], [0, 3, 0, 2, 0]],
    ),
  ).map(({ by_agent }) => by_agent);
  const turns = [
    [1, 10, 11, null],
    [4, 2, 3, null],
  ];
  expect(ada?.red).toEqual({ steps: 2, into_ruin: 1, out_of_ruin: 0, scored: 0, turns });
  expect(ada?.blue).toMatchObject({ steps: 2, into_ruin: 0, out_of_ruin: 1, scored: 0 });
  expect(ben?.red).toMatchObject({ out_of_ruin: 1 });
  expect(cem?.blue).toMatchObject({ steps: 1 });
});

test("what a scoring brings counts for whoever set it off", () => {
  const [ada] = sheet(town(3, [0, [0, 1, 0, 0, 0], [0, 7, 0, 11, 9], [0, 7, 0, -2, 9]])).map(
    ({ by_agent }) => by_agent,
  );
  expect(ada?.red).toEqual({ steps: 1, into_ruin: 0, out_of_ruin: 0, scored: 7, turns: [[1, 6, 7, 7]] });
  // Who was not led has the turn all the same, for what it found; who found nothing has not.
  expect(ada?.green).toEqual({ steps: 0, into_ruin: 0, out_of_ruin: 0, scored: 9, turns: [[1, 9, 9, 9]] });
  expect(ada?.blue).toMatchObject({ scored: -2, into_ruin: 0, out_of_ruin: 0 });
  expect(ada).not.toHaveProperty("yellow");
});
