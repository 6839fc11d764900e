import { describe, expect, test } from "vitest";
import { assign, formText } from "../../lib/forms";
import type { FormAsk } from "../../lib/protocol";
import { fromDossier, noteText, paperOf } from "./dossier";
import { BUILDINGS, crowd, landings, LAP, lying, ring, standing, TALL, way, WIDE, type Town } from "./town";

describe("the board", () => {
  test("has twelve buildings and 42 fields, wide or tall", () => {
    for (const plan of [WIDE, TALL]) {
      expect(plan.plots).toHaveLength(BUILDINGS.length);
      expect(plan.fields).toHaveLength(LAP);
    }
  });

  test("goes round clockwise from the top left", () => {
    expect(ring(3, 2)).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
      [2, 1],
      [1, 1],
      [0, 1],
    ]);
  });

  test("keeps seven agents in one building apart", () => {
    for (const plan of [WIDE, TALL]) {
      const plot = plan.plots[0]!;
      const spots = Array.from({ length: 7 }, (_, nth) => standing(plot, nth, 7));
      for (const [i, a] of spots.entries()) {
        expect(a.x).toBeGreaterThan(plot.x);
        expect(a.x).toBeLessThan(plot.x + plot.w);
        for (const b of spots.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(40);
      }
    }
  });

  test("keeps seven stones on one field apart, and on it", () => {
    const field = WIDE.fields[3]!;
    const stones = Array.from({ length: 7 }, (_, nth) => lying(field, nth, 7));
    for (const [i, a] of stones.entries()) {
      expect(Math.abs(a.x - field.x - 50) + a.size).toBeLessThan(50);
      expect(Math.abs(a.y - field.y - 50) + a.size).toBeLessThan(50);
      for (const b of stones.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(2 * a.size);
    }
  });
});

test("agents walk house by house, past the ruin to the church", () => {
  expect(way(10, 1)).toEqual([10, 11, 0, 1]);
});

test("the preview says where agents would land", () => {
  const view = { agents: ["yellow", "red"], place: [11, 3] } as Town;
  expect(landings(view, { yellow: 2 })).toEqual([{ agent: "yellow", steps: 2, to: 1 }]);
});

test("agents are found in their buildings", () => {
  expect(crowd([0, 3, 0])[0]).toEqual([0, 2]);
});

describe("the dossier", () => {
  const field = {
    kind: "match" as const,
    name: "tips",
    items: ["red", "blue", "green"].map((id) => ({ id, label: `@agent-${id}` })),
    values: ["1", "2", "-"].map((id) => ({ id, label: id })),
    once: ["1", "2"],
  };

  const rest = { red: "2", blue: "-", green: "-" };

  test("fills in the tips: players, strays, and nothing where nothing is known", () => {
    expect(
      fromDossier(field, {
        red: { suspect: 2, text: "" },
        blue: { suspect: "-", text: "" },
        green: { suspect: null, text: "?" },
      }),
    ).toEqual({
      red: "2",
      blue: "-",
    });
  });

  test("names nobody twice", () => {
    expect(fromDossier(field, { red: { suspect: 1, text: "" }, green: { suspect: 1, text: "" } })).toEqual({
      green: "1",
    });
  });

  test("gives one's own agent a row that takes and gives names like any other", () => {
    const paper = paperOf(field, ["red", "blue", "green", "grey"]);
    const filled = fromDossier(paper, { red: { suspect: 1, text: "" }, grey: { suspect: 1, text: "" } });
    expect(filled).toEqual({ grey: "1" });
    expect(assign(paper, filled, "blue", "1")).toEqual({ blue: "1" });
    expect(formText({ verb: "tip", fields: [field] } as unknown as FormAsk, { tips: { ...rest, grey: "1" } })).toBe(
      "tip red 2 blue - green -",
    );
  });

  test("writes a note on one line", () => {
    expect(noteText("red", "?", " so\nquiet ")).toBe("note red ? so quiet");
    expect(noteText("red", "2", "")).toBe("note red 2");
  });
});
