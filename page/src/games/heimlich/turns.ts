/** What everybody could write along: who led whom last, and the detective's sheet, counted from the turns. */
import { BUILDINGS, type Agent, type Town, type Turn } from "./town";

/** A seat's last turn: the how manieth it was, and who went from where to where. */
export interface Last {
  id: number;
  turn: number | null;
  moves: { agent: Agent; from: number; to: number }[];
}

/** What a player has done with an agent so far. */
export interface Cell {
  steps: number;
  into_ruin: number;
  out_of_ruin: number;
  scored: number;
  /** The turn's number, from where, to where, and what was found if it was a scoring. */
  turns: [number, number, number, number | null][];
}

export interface Row {
  id: number;
  by_agent: Partial<Record<Agent, Cell>>;
}

const RUIN = BUILDINGS.indexOf("ruin");
const NOTHING_YET: Cell = { steps: 0, into_ruin: 0, out_of_ruin: 0, scored: 0, turns: [] };

const cameFrom = (to: number, steps: number): number => (to - steps + BUILDINGS.length) % BUILDINGS.length;

/** By seat, its last turn. */
export function trail({ agents, seats, turns }: Pick<Town, "agents" | "seats" | "turns">): Last[] {
  return Array.from({ length: seats }, (_, id) => {
    const at = turns.findLastIndex(({ seat }) => seat === id);
    return { id, turn: at < 0 ? null : at + 1, moves: turns[at] ? moves(agents, turns[at]) : [] };
  });
}

const moves = (agents: Agent[], { steps, place }: Turn): Last["moves"] =>
  agents.flatMap((agent, i) => {
    const [far, to] = [steps[i] ?? 0, place[i] ?? 0];
    return far ? [{ agent, from: cameFrom(to, far), to }] : [];
  });

/** By seat and agent: the points it got, how often into the ruin and out of it, and what it found when this seat cracked
 * the safe. Who was not led has the turn all the same, for what it found. */
export function sheet({ agents, seats, turns }: Pick<Town, "agents" | "seats" | "turns">): Row[] {
  const rows: Row[] = Array.from({ length: seats }, (_, id) => ({ id, by_agent: {} }));
  turns.forEach(({ seat, steps, place, gain }, nth) => {
    const cells = rows[seat]?.by_agent ?? {};
    agents.forEach((agent, i) => {
      const [far, to, found] = [steps[i] ?? 0, place[i] ?? 0, gain?.[i] ?? null];
      if (!far && !found) return;
      const from = cameFrom(to, far);
      const cell = cells[agent] ?? NOTHING_YET;
      cells[agent] = {
        steps: cell.steps + far,
        into_ruin: cell.into_ruin + Number(far > 0 && to === RUIN),
        out_of_ruin: cell.out_of_ruin + Number(far > 0 && from === RUIN),
        scored: cell.scored + (found ?? 0),
        turns: [...cell.turns, [nth + 1, from, to, found]],
      };
    });
  });
  return rows;
}
