/** What somebody has just done, told as one deed: the story's lines from the card turned up to what became of it. */
import type { Told, Value } from "../../lib/protocol";

export interface Throw {
  n: number;
  /** Whose dice: "@seat-2", "@big-joey". */
  seat: string;
  gangster: string;
  pips: number[];
  number: number;
  successes: number;
}

export interface Deed {
  /** The number of its first line and of its last. */
  from: number;
  to: number;
  lines: Told[];
}

const BEGINS = new Set([
  "log-job",
  "log-attack",
  "log-order-off",
  "log-purchase-off",
  "log-skip",
  "log-looks",
  "log-laid",
]);
const GOES_ON = new Set([
  "log-aim",
  "log-roll",
  "log-markers-used",
  "log-cop",
  "log-robbery",
  "log-trap",
  "log-repelled",
  "log-return-fire",
  "log-failed",
  "log-lapses",
  "log-profit",
  "log-loot",
  "log-killed",
  "log-deactivated",
  "log-destroyed",
  "log-doc-killed",
  "log-doc-deactivated",
  "log-persuaded",
  "log-theft",
  "log-damage",
  "log-present",
  "log-bet",
  "log-race-won",
  "log-race-lost",
  "log-laundered",
  "log-markers-back",
  "log-monopoly",
  "log-monopoly-lost",
  "log-seen",
]);

/** The last deed of the story. What is bought after a throw belongs to the job; any other purchase is a deed itself. */
export function lastDeed(events: Told[]): Deed | null {
  let deed: Deed | null = null;
  const tail = events.slice(-80);
  tail.forEach((line, i) => {
    const bought = line.word === "log-bought";
    const afterThrow = deed !== null && deed.lines.at(-1)?.word === "log-roll" && tail[i - 1] === deed.lines.at(-1);
    if (BEGINS.has(line.word) || (bought && !afterThrow)) deed = { from: line.n, to: line.n, lines: [line] };
    else if (deed && (GOES_ON.has(line.word) || bought))
      deed = { from: deed.from, to: line.n, lines: [...deed.lines, line] };
  });
  return deed;
}

export const thrown = ({ n, args }: Told): Throw => ({
  n,
  seat: String(args["seat"] ?? ""),
  gangster: String(args["gangster"] ?? ""),
  pips: (Array.isArray(args["dice"]) ? args["dice"] : []).map(Number),
  number: Number(args["number"] ?? 0),
  successes: Number(args["successes"] ?? 0),
});

const names = (value: Value | undefined, whom: string): boolean =>
  Array.isArray(value) ? value.some((one) => names(one, whom)) : value === whom;

/** Whether a line speaks of somebody. */
export const speaksOf = (line: Told, whom: string): boolean =>
  Object.values(line.args).some((value) => names(value, whom));

/** What everybody wants to see: dice that concern this seat. */
export const concerns = (deed: Deed, seat: number | null): boolean =>
  deed.lines.some(({ word }) => word === "log-roll") && deed.lines.some((line) => speaksOf(line, `@seat-${seat}`));

/** Which drawing a line goes with; lines without one are only read. */
export const sign = (word: string): string | null => SIGNS[word] ?? null;
const SIGNS: Record<string, string> = {
  "log-trap": "trap",
  "log-repelled": "trap",
  "log-doc-killed": "emergency-doc",
  "log-doc-deactivated": "emergency-doc",
  "log-killed": "killed",
  "log-destroyed": "killed",
  "log-deactivated": "deactivated",
  "log-profit": "money",
  "log-loot": "money",
  "log-theft": "money",
  "log-damage": "money",
  "log-present": "money",
  "log-race-won": "money",
  "log-race-lost": "money",
  "log-laundered": "laundered",
  "log-robbery": "robbery",
  "log-cop": "cop",
  "log-markers-used": "marker",
};

/** A payday: everybody's income as it came, from the last time incomes were paid. */
export function lastPayday(events: Told[]): { from: number; to: number; lines: Told[] } | null {
  const tail = events.slice(-60);
  const last = tail.findLastIndex(({ word }) => word === "log-income");
  if (last < 0) return null;
  let first = last;
  while (first > 0 && tail[first - 1]?.word === "log-income") first -= 1;
  const lines = tail
    .slice(first)
    .filter(({ word }) =>
      /^log-(income|business-bonus|promise-(kept|broken)|gangster-bonus|violence|total)$/.test(word),
    );
  const round = tail.slice(last).some(({ word }) => word === "log-round");
  return round ? null : { from: tail[first]?.n ?? 0, to: lines.at(-1)?.n ?? 0, lines };
}
