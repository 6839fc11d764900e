/** Everybody's last turn as a trail along the ring: one lane for each agent, and the name where it begins. */
import { trail } from "./turns";
import { standing, way, type Agent, type Box, type Plan, type Point, type Town } from "./town";

export interface Leg {
  seat: number;
  agent: Agent;
  from: number;
  /** 0 for the latest turn, more for those before it. */
  age: number;
  points: Point[];
}

export interface Flag {
  seat: number;
  agents: Agent[];
  age: number;
  at: Point;
}

const LANE = 8;
const FLAG = 38;

/** Where a lane runs through a plot: past the feet of those who stand there, moved towards the middle of the town. */
function passing(plan: Plan, building: number, aside: number): Point {
  const plot = plan.plots[building] as Box;
  const { x, y } = standing(plot, 0, 1);
  const [middleX, middleY] = [plan.width / 2, plan.height / 2];
  const across = Math.abs(plot.x + plot.w / 2 - middleX) > plan.centre.w / 2;
  const along = Math.abs(plot.y + plot.h / 2 - middleY) > plan.centre.h / 2;
  return {
    x: x + (across ? Math.sign(middleX - x) * aside : 0),
    y: y - 4 + (along ? Math.sign(middleY - y) * aside : 0),
  };
}

export function legs(view: Town, plan: Plan): Leg[] {
  return trail(view)
    .flatMap(({ id, turn, moves }) =>
      moves.map(({ agent, from, to }) => {
        const lane = view.agents.indexOf(agent) - (view.agents.length - 1) / 2;
        const points = way(from, to).map((building) => passing(plan, building, lane * LANE));
        return { seat: id, agent, from, age: view.turns.length - (turn ?? 0), points };
      }),
    )
    .sort((one, other) => other.age - one.age);
}

/** One flag for all that a seat led away from one building, on the way to the next one; the latest lies undermost. */
export function flags(legs: Leg[], plan: Plan): Flag[] {
  const found: (Flag & { from: number })[] = [];
  for (const { seat, agent, from, age } of [...legs].sort((one, other) => one.age - other.age)) {
    const known = found.find((flag) => flag.seat === seat && flag.from === from);
    if (known) known.agents.push(agent);
    else found.push({ seat, agents: [agent], age, from, at: border(plan, from, stacked(found, from)) });
  }
  return found;
}

const stacked = (found: { from: number }[], from: number): number => found.filter((flag) => flag.from === from).length;

/** Between two buildings: side by side at their feet, one above the other at their inner edge. */
function border(plan: Plan, from: number, nth: number): Point {
  const here = plan.plots[from] as Box;
  const next = plan.plots[(from + 1) % plan.plots.length] as Box;
  if (here.y === next.y) return { x: Math.max(here.x, next.x), y: here.y + here.h - 40 - nth * FLAG };
  const inner = here.x > plan.width / 2 ? here.x + 44 : here.x + here.w - 44;
  return { x: inner, y: Math.max(here.y, next.y) - 8 - nth * FLAG };
}

/** Where a flag of this width begins: what lies in the middle of the town covers none of it. */
export function leftEdge({ x, y }: Point, width: number, { centre, width: all }: Plan): number {
  const left = Math.min(Math.max(x - width / 2, 0), all - width);
  if (y < centre.y || y > centre.y + centre.h) return left;
  return x < all / 2 ? Math.min(left, centre.x - width) : Math.max(left, centre.x + centre.w);
}

/** A name as short as a flag is wide. */
export const short = (name: string, most: number): string =>
  name.length > most ? `${name.slice(0, most - 1)}…` : name;
