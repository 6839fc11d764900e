import { describe, expect, test } from "vitest";
import { follow } from "./whereabouts";

const ids = (things: { id: string }[] | undefined): string[] => (things ?? []).map(({ id }) => id);

describe("things on the table", () => {
  const start = follow({}, { hand: ["red", "red", "blue"], pile: [null, null], ladder: [] }).there;

  test("keep their ids while they stay", () => {
    const { there, journeys } = follow(start, { hand: ["blue", "red", "red"], pile: [null, null], ladder: [] });
    expect(new Set(ids(there["hand"]))).toEqual(new Set(ids(start["hand"])));
    expect(there["pile"]).toBe(start["pile"]);
    expect(journeys).toEqual([]);
  });

  test("are the same thing where they arrive", () => {
    const { there, journeys } = follow(start, { hand: ["red", "red"], pile: [null, null], ladder: ["blue"] });
    expect(ids(there["ladder"])).toEqual([start["hand"]?.[2]?.id]);
    expect(journeys).toEqual([{ id: start["hand"]?.[2]?.id, from: "hand", to: "ladder" }]);
  });

  test("that nobody knew are known when they come from the pile", () => {
    const { journeys } = follow(start, { hand: ["red", "red", "green"], pile: [null], ladder: ["blue"] });
    expect(journeys.map(({ from, to }) => [from, to])).toEqual([
      ["hand", "ladder"],
      ["pile", "hand"],
    ]);
  });

  test("go where the story says, if they could have come from several places", () => {
    const now = { hand: ["red", "red", "blue"], pile: [null], ladder: ["blue"] };
    const told = [
      { kind: "blue", from: "hand", to: "ladder" },
      { kind: "blue", from: "pile", to: "hand" },
    ];
    expect(follow(start, now, told).journeys.map(({ from, to }) => [from, to])).toEqual([
      ["hand", "ladder"],
      ["pile", "hand"],
    ]);
  });

  test("leave the table, and come to it", () => {
    const { journeys } = follow(start, { hand: ["red", "red", "blue", "green"], pile: [], ladder: [] });
    expect(journeys.map(({ from, to }) => [from, to])).toEqual([
      ["pile", "hand"],
      ["pile", null],
    ]);
    expect(follow({}, { hand: ["red"] }).journeys).toMatchObject([{ from: null, to: "hand" }]);
  });
});
