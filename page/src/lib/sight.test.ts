import { expect, test } from "vitest";
import { filledUp, Sight } from "./sight";

test("a sight reads like the view that was seen last", () => {
  const sight = new Sight();
  expect(sight.view["cash"]).toBeUndefined();
  sight.see({ cash: [1], market: [] });
  expect(sight.view["cash"]).toEqual([1]);
  sight.see({ market: ["casino"] });
  expect(sight.view["cash"]).toBeUndefined();
  expect(sight.view["market"]).toEqual(["casino"]);
});

test("what is not there yet is as empty as the board wishes", () => {
  const view = filledUp<{ cash: number[]; start: number | null }>({ start: null }, { cash: [], start: 3 });
  expect(view.cash).toEqual([]);
  expect(view.start).toBeNull();
});
