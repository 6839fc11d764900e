/** The town in numbers: where buildings, fields and figures are drawn, and who stands where. */
import type { View } from "../../lib/protocol";
import { filledUp } from "../../lib/sight";

export const AGENTS = ["yellow", "red", "violet", "blue", "green", "orange", "grey"] as const;
export type Agent = (typeof AGENTS)[number];

/** An agent's colour, that of its edge, and that of its letter. */
export const PAINT: Record<Agent, { fill: string; edge: string; letter: string }> = {
  yellow: { fill: "#f2c230", edge: "#3a2b05", letter: "#241b04" },
  red: { fill: "#c5352d", edge: "#f7dcd6", letter: "#fff" },
  violet: { fill: "#7d46ad", edge: "#eadcf5", letter: "#fff" },
  blue: { fill: "#2766bd", edge: "#dbe8f8", letter: "#fff" },
  green: { fill: "#2a7a3d", edge: "#d9f0dd", letter: "#fff" },
  orange: { fill: "#ee8a2c", edge: "#3d1d02", letter: "#2b1502" },
  grey: { fill: "#b4bac1", edge: "#22262b", letter: "#16191d" },
};

export const BUILDINGS = [
  "church",
  ...Array.from({ length: 10 }, (_, i) => `house-${i + 1}`),
  "ruin",
] as const satisfies readonly string[];

/** Fields of the scoring track, the start included: whoever has as many points has gone round once. */
export const LAP = 42;
export const TIPS_AT = 29;

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Point {
  x: number;
  y: number;
}

/** The cells along the edge of a grid, clockwise from the top left. */
export function ring(columns: number, rows: number): [number, number][] {
  const cells: [number, number][] = [];
  for (let x = 0; x < columns; x++) cells.push([x, 0]);
  for (let y = 1; y < rows; y++) cells.push([columns - 1, y]);
  for (let x = columns - 2; x >= 0; x--) cells.push([x, rows - 1]);
  for (let y = rows - 2; y >= 1; y--) cells.push([0, y]);
  return cells;
}

export interface Plan {
  width: number;
  height: number;
  fields: Box[];
  plots: Box[];
  /** All buildings, within the track. */
  town: Box;
  /** The square in the middle of them. */
  centre: Box;
}

const FIELD = 100;
const MARGIN = 16;

/** A board whose track has columns × rows fields around it, and whose buildings form a ring inside. */
function plan(columns: number, rows: number, plotColumns: number, plotRows: number): Plan {
  const inner: Box = {
    x: FIELD + MARGIN,
    y: FIELD + MARGIN,
    w: (columns - 2) * FIELD - 2 * MARGIN,
    h: (rows - 2) * FIELD - 2 * MARGIN,
  };
  const w = inner.w / plotColumns;
  const h = inner.h / plotRows;
  return {
    width: columns * FIELD,
    height: rows * FIELD,
    fields: ring(columns, rows).map(([x, y]) => ({ x: x * FIELD, y: y * FIELD, w: FIELD, h: FIELD })),
    plots: ring(plotColumns, plotRows).map(([x, y]) => ({ x: inner.x + x * w, y: inner.y + y * h, w, h })),
    town: inner,
    centre: { x: inner.x + w, y: inner.y + h, w: inner.w - 2 * w, h: inner.h - 2 * h },
  };
}

/** Both go round the same 42 fields and 12 buildings. */
export const WIDE = plan(14, 9, 5, 3);
export const TALL = plan(10, 13, 3, 5);

/** Where figure number `nth` of `count` stands in a building, and how large. */
export function standing(plot: Box, nth: number, count: number): Point & { size: number } {
  const crowded = count > 3;
  // The first few stand behind the others, since later figures are drawn over earlier ones.
  const behind = crowded ? Math.floor(count / 2) : 0;
  const back = nth < behind;
  const inRow = back ? behind : count - behind;
  const place = back ? nth : nth - behind;
  const gap = Math.min(82, (plot.w - (back ? 60 : 16)) / inRow);
  return {
    // The back row keeps clear of the number in the corner.
    x: plot.x + plot.w / 2 + (place - (inRow - 1) / 2) * gap + (back ? 22 : 0),
    y: plot.y + plot.h - 14 - (back ? 58 : 0),
    size: crowded ? 0.8 : 1,
  };
}

/** Where stone number `nth` of `count` lies on a field, and its radius. */
export function lying(field: Box, nth: number, count: number): Point & { size: number } {
  const middle = { x: field.x + field.w / 2, y: field.y + field.h / 2 };
  // The number in the corner stays readable under up to four.
  if (count === 1) return { x: middle.x + 7, y: middle.y + 10, size: 29 };
  const columns = count <= 4 ? 2 : 3;
  const rows = Math.ceil(count / columns);
  const pitch = count <= 2 ? 44 : count <= 4 ? 37 : 30;
  const lower = count <= 2 ? 14 : count <= 4 ? 10 : 0;
  const row = Math.floor(nth / columns);
  const inRow = row === rows - 1 ? count - row * columns : columns;
  return {
    x: middle.x + ((nth % columns) - (inRow - 1) / 2) * pitch,
    y: middle.y + (row - (rows - 1) / 2) * pitch + lower,
    size: pitch / 2 - 1,
  };
}

/** Little arrows from each building to the next: where they sit, and which way they point in degrees. */
export function arrows(plan: Plan): (Point & { turn: number })[] {
  const middle = (plot: Box): Point => ({ x: plot.x + plot.w / 2, y: plot.y + plot.h / 2 });
  return plan.plots.map((plot, i) => {
    const from = middle(plot);
    const to = middle(plan.plots[(i + 1) % plan.plots.length] ?? plot);
    return {
      x: (from.x + to.x) / 2,
      y: (from.y + to.y) / 2,
      turn: (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI,
    };
  });
}

/** The building at a spot of the board, or the one closest to it. */
export function nearest(plan: Plan, spot: Point): number {
  const far = plan.plots.map((plot) => {
    const aside = Math.max(plot.x - spot.x, 0, spot.x - plot.x - plot.w);
    return Math.hypot(aside, Math.max(plot.y - spot.y, 0, spot.y - plot.y - plot.h));
  });
  return far.indexOf(Math.min(...far));
}

export const buildingAfter = (building: number, steps: number): number => (building + steps) % BUILDINGS.length;

/** The corners a figure passes on its way, each building in turn. */
export function way(from: number, to: number): number[] {
  const steps = (to - from + BUILDINGS.length) % BUILDINGS.length;
  return Array.from({ length: steps + 1 }, (_, i) => buildingAfter(from, i));
}

/** The fields a stone touches on its way, forwards or back. */
export function hops(plan: Plan, from: number, to: number): Point[] {
  const step = Math.sign(to - from);
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => {
    const field = plan.fields[(from + i * step) % LAP];
    return field ? lying(field, 0, 1) : { x: 0, y: 0 };
  });
}

/** What everybody saw of a turn: how far each agent was led and where all stood then; what they found at a scoring. */
export interface Turn {
  seat: number;
  steps: number[];
  place: number[];
  gain: number[] | null;
}

/** What a view of this game says, in types. */
export interface Town {
  rules: "basic" | "expert";
  seats: number;
  agents: Agent[];
  place: number[];
  score: number[];
  safe: number;
  /** How many points take each agent to the safe. */
  to_safe: number[];
  active: number | null;
  roll: number | null;
  phase: "deal" | "roll" | "move" | "safe" | "tips" | "over";
  card: Agent | null;
  owners: (number | null)[] | null;
  tipped: number[];
  tips: Record<string, number | null> | null;
  dossier: Record<string, { suspect: number | "-" | null; text: string }>;
  turns: Turn[];
  revealed_tips?: Record<string, number | null>[] | null;
  right_tips?: string[][] | null;
  rightly_named?: number[] | null;
  tip_points?: number[] | null;
  dossiers?: Town["dossier"][] | null;
  furthest?: Agent[] | null;
  question: number;
  you: number | null;
}

const NOTHING_YET = { agents: [], seats: 0, place: [], score: [], to_safe: [], turns: [], tipped: [], dossier: {} };

export const town = (view: View): Town => filledUp<Town>(view, NOTHING_YET);

export interface Landing {
  agent: Agent;
  steps: number;
  to: number;
}

/** +2 or −3, with a true minus sign as on the board. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0");

/** Where agents would land if the points given so far were confirmed. */
export function landings(view: Town, shares: Record<string, number>): Landing[] {
  return view.agents.flatMap((agent, i) => {
    const steps = shares[agent] ?? 0;
    return steps ? [{ agent, steps, to: buildingAfter(view.place[i] ?? 0, steps) }] : [];
  });
}

/** Figures by building, those passing through drawn where they would land. */
export function crowd(places: number[]): number[][] {
  const buildings: number[][] = BUILDINGS.map(() => []);
  places.forEach((building, agent) => buildings[building]?.push(agent));
  return buildings;
}
