import { expect, test } from "vitest";
import { flags, leftEdge, legs, short } from "./trail";
import { hops, nearest, standing, TALL, town, WIDE } from "./town";

const view = town({
  agents: ["yellow", "red", "blue"],
  seats: 3,
  turns: [
    { seat: 1, steps: [0, 2, 0], place: [0, 11, 11], gain: null },
    { seat: 0, steps: [0, 2, 1], place: [0, 1, 0], gain: null },
  ],
} as never);

test("a trail goes from house to house, the latest turn drawn last", () => {
  const walked = legs(view, WIDE);
  expect(walked.map(({ seat, agent, age, points }) => [seat, agent, age, points.length])).toEqual([
    [1, "red", 1, 3],
    [0, "red", 0, 3],
    [0, "blue", 0, 2],
  ]);
});

test("what one agent walked is one way: a leg begins where the one before it ended", () => {
  const [before, after] = legs(view, TALL);
  expect(after?.points[0]).toEqual(before?.points.at(-1));
});

test("agents keep to lanes of their own", () => {
  const [, red, blue] = legs(view, WIDE);
  expect(red?.points[0]).not.toEqual(blue?.points[0]);
});

test("there is one flag for all that somebody led away from a building, and flags do not cover each other", () => {
  for (const plan of [WIDE, TALL]) {
    const named = flags(legs(view, plan), plan);
    expect(named.map(({ seat, agents }) => [seat, agents])).toEqual([
      [0, ["red", "blue"]],
      [1, ["red"]],
    ]);
    const crowded = town({
      agents: ["yellow", "red"],
      seats: 3,
      turns: [0, 1, 2].map((seat) => ({ seat, steps: seat ? [0, 1] : [1, 0], place: [4, 4], gain: null })),
    } as never);
    const heights = flags(legs(crowded, plan), plan).map(({ at }) => at.y);
    expect(new Set(heights).size).toBe(3);
  }
});

test("a long name is cut, a short one is not", () => {
  expect(short("Marder", 9)).toBe("Marder");
  expect(short("Maximilian", 9)).toBe("Maximili…");
});

test("stones touch every field on their way, also round the corner and back", () => {
  expect(hops(WIDE, 40, 44)).toHaveLength(5);
  expect(hops(WIDE, 40, 44)[2]).toEqual(hops(WIDE, 0, 1)[0]);
  expect(hops(WIDE, 3, 0)).toEqual(hops(WIDE, 0, 3).reverse());
});

test("a figure is led to the house under the pointer, or to the nearest", () => {
  for (const plan of [WIDE, TALL])
    plan.plots.forEach((plot, building) => expect(nearest(plan, standing(plot, 0, 1))).toBe(building));
  expect(nearest(WIDE, { x: 0, y: 0 })).toBe(0);
});

test("a flag lies beside what is in the middle of the town, and within the board", () => {
  const { centre, width } = TALL;
  const y = centre.y + centre.h / 2;
  expect(leftEdge({ x: centre.x - 10, y }, 150, TALL)).toBe(centre.x - 150);
  expect(leftEdge({ x: centre.x + centre.w + 10, y }, 150, TALL)).toBe(centre.x + centre.w);
  expect(leftEdge({ x: width - 5, y: 0 }, 150, TALL)).toBe(width - 150);
  expect(leftEdge({ x: width / 2, y: 0 }, 150, TALL)).toBe(width / 2 - 75);
});
