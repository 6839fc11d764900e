/** The end of a game in beats: what is shown one after the other, how far the stones are then, and what is told. */
import type { Told } from "../../lib/protocol";
import type { Agent, Town } from "./town";

export type Beat =
  | { kind: "scoring" }
  | { kind: "card"; seat: number }
  | { kind: "paper"; seat: number }
  | { kind: "tip"; seat: number; agent: Agent; named: number | null; right: boolean; points: number }
  | { kind: "end" };

export type TipBeat = Extract<Beat, { kind: "tip" }>;

/** What one right tip was worth to a seat: the rules have counted all of them together. */
function worth(view: Town, seat: number): number {
  const named = view.rightly_named?.[seat] ?? 0;
  return named ? (view.tip_points?.[seat] ?? 0) / named : 0;
}

function paper(view: Town, seat: number): Beat[] {
  const tips = view.revealed_tips?.[seat];
  if (!tips) return [];
  const lines = view.agents
    .filter((agent) => agent in tips)
    .map((agent): Beat => {
      const named = tips[agent] ?? null;
      const right = view.right_tips?.[seat]?.includes(agent) ?? false;
      return { kind: "tip", seat, agent, named, right, points: right && named !== null ? worth(view, seat) : 0 };
    });
  return [{ kind: "paper", seat }, ...lines];
}

export function beats(view: Town): Beat[] {
  const owners = view.owners ?? [];
  const seats = Array.from({ length: view.seats }, (_, seat) => seat).filter((seat) => owners.includes(seat));
  return [
    { kind: "scoring" },
    ...seats.map((seat): Beat => ({ kind: "card", seat })),
    ...seats.flatMap((seat) => paper(view, seat)),
    { kind: "end" },
  ];
}

/** The stones without the tips that have not been counted yet. */
export function scoresAt(view: Town, shown: Beat[]): number[] {
  const owners = view.owners ?? [];
  return view.score.map((points, agent) => {
    const seat = owners[agent] ?? null;
    if (seat === null) return points;
    const counted = shown.reduce((sum, beat) => sum + (beat.kind === "tip" && beat.seat === seat ? beat.points : 0), 0);
    return points - (view.tip_points?.[seat] ?? 0) + counted;
  });
}

const begun = (shown: Beat[], of: (seat: number) => boolean): boolean =>
  shown.some((beat) => beat.kind === "paper" && of(beat.seat));

/** What a line of the story gives away, and therefore has to wait for. */
function waits(event: Told, shown: Beat[]): boolean {
  const last = shown.at(-1);
  const of = (seat: number): boolean => event.args["seat"] === `@seat-${seat}`;
  switch (event.word) {
    case "log-revealed":
      return !shown.some((beat) => beat.kind === "card" && of(beat.seat));
    case "log-tips-right":
    case "log-strays-right":
      // Read out when the next paper is taken up.
      if (last?.kind === "tip" || last?.kind === "paper") return of(last.seat) || !begun(shown, of);
      return !begun(shown, of);
    case "log-dossiers":
    case "log-won":
    case "log-nobody":
      return last?.kind !== "end";
    default:
      return false;
  }
}

/** The number of the last line that may be told. */
export function toldAt(events: Told[], shown: Beat[]): number {
  const first = events.find((event) => waits(event, shown));
  return first ? first.n - 1 : (events.at(-1)?.n ?? 0);
}
