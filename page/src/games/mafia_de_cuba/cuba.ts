/** The evening in types: what a view of this game says, what a question is about, and where people sit. */
import type { Args, Asked, FormAsk, Told, Value, View } from "../../lib/protocol";

export const TOKENS = ["loyal", "fbi", "cia", "driver", "killer"] as const;
export const ALL_TOKENS = "in_all";
/** How many there are of each thing; what is not spoken of is left out. */
export type Box = Record<string, number>;

/** What was said about the box, and after a game the truth beside it. */
export interface Row {
  who: number;
  status: "godfather" | "in" | "out" | "searched";
  shown: string | null;
  says_received: Box | null;
  says_took: string | null;
  says_passed: Box | null;
  says_of: { word: string; args: { of: [string, string][] } } | null;
  marks: string[];
  role?: string;
  won?: boolean;
  true_received?: Box | null;
  true_took?: string | null;
  true_bagged?: string | null;
  true_passed?: Box | null;
}

export interface Side {
  who: number;
  about: About;
  things: string[];
}

/** Some statements that cannot all be true. */
export interface Clash {
  word: string;
  args: Args;
  between: Side[];
}

export type About = "received" | "took" | "passed" | "shown";
export type Phase = "draw" | "hide" | "bag" | "take" | "interrogation" | "answer" | "window" | "naming" | "over";

export interface Evening {
  you: number | null;
  waiting: number[];
  phase: Phase;
  round: number | null;
  rounds: number | null;
  godfather: number | null;
  holder: number | null;
  questioned: number | null;
  topic: string | null;
  due: number[];
  accused: number | null;
  tokens: Box;
  jokers: number;
  recovered: number;
  questions_left: number | null;
  table: Row[];
  clashes: Clash[];
  outcome: { reason: string; winners: number[] } | null;
  tally: number[] | null;
  hidden: number | null;
  received: Box | null;
  bagged: string | null;
  took: string | null;
  passed: Box | null;
  missing: number | null;
}

export const evening = (view: View): Evening => view as unknown as Evening;

/** The things of this game one can speak of, in their order; all tokens together only where somebody does. */
export function columns(view: Evening, draft: Box = {}): string[] {
  const boxes = [draft, ...view.table.flatMap(({ says_received, says_passed }) => [says_received, says_passed])];
  const inAll = boxes.some((box) => box && ALL_TOKENS in box);
  return [...Object.keys(view.tokens), ...(inAll ? [ALL_TOKENS] : [])];
}

/** "diamonds-3" is three diamonds; anything else is one of its kind. */
export function loot(id: string): { thing: string; count: number } {
  const diamonds = /^diamonds-(\d+)$/.exec(id);
  return diamonds ? { thing: "diamonds", count: Number(diamonds[1]) } : { thing: id, count: 1 };
}

/** What a question counts up in its sentence: [[10, "@some-diamonds"], [1, "@one-driver"]]. */
export function counted(parts: Value | undefined): Box {
  if (!Array.isArray(parts)) return {};
  return Object.fromEntries(
    parts.flatMap((part) =>
      Array.isArray(part) ? [[String(part[1]).replace(/^@(one|some)-/, ""), Number(part[0])] as const] : [],
    ),
  );
}

export const seatOf = (value: Value | undefined): number | null => {
  const found = /^@seat-(\d+)$/.exec(String(value ?? ""));
  return found ? Number(found[1]) : null;
};

/** Around an oval, the Godfather at its head, the others clockwise as the box goes; in hundredths. */
export function place(nth: number, of: number): { x: number; y: number } {
  const turn = (2 * Math.PI * nth) / Math.max(1, of) - Math.PI / 2;
  return { x: 50 + 42.5 * Math.cos(turn), y: 50 + 40 * Math.sin(turn) };
}

/** Who says what of whom, the latest last. */
export interface Pointing {
  from: number;
  to: number;
  role: string;
  latest: boolean;
}

export function pointings(view: Evening, events: Told[]): Pointing[] {
  const last = events.findLast(({ word }) => word === "log-says-of");
  const [by, at] = [seatOf(last?.args["seat"]), seatOf(last?.args["whom"])];
  return view.table.flatMap(({ who, status, says_of }) =>
    status === "out"
      ? []
      : (says_of?.args.of ?? []).flatMap(([whom, role]) => {
          const to = seatOf(whom);
          if (to === null) return [];
          return [{ from: who, to, role: role.replace("@role-", ""), latest: who === by && to === at }];
        }),
  );
}

const UTTERED = /^log-(says-|wont-say|asks-|accuses|shows|bang)/;
/** With these a game begins anew: nothing said before counts. */
const ANEW = "log-round";

const thisGame = (events: Told[]): Told[] => events.slice(events.findLastIndex(({ word }) => word === ANEW) + 1);

/** What everybody heard or saw last in this game: somebody spoke, shot, or emptied their pockets. */
export const lastUttered = (events: Told[]): Told | null =>
  thisGame(events).findLast(({ word }) => UTTERED.test(word)) ?? null;

/** Whose pockets were emptied last in this game. */
export const lastSearched = (events: Told[]): number | null =>
  seatOf(thisGame(events).findLast(({ word }) => word === "log-shows")?.args["seat"]);

/** Who was given a joker in this game. */
export const comforted = (events: Told[]): number[] =>
  thisGame(events).flatMap(({ word, args }) => (word === "log-joker" ? (seatOf(args["seat"]) ?? []) : []));

/** The values a form's field offers, by the field's name. */
export function offered(ask: FormAsk, name: string): string[] {
  const field = ask.fields.find((field) => field.name === name);
  return field && "values" in field ? field.values.map(({ id }) => id) : [];
}

/** What the question is about, as the board answers it. */
export type Matter = "hide" | "bag" | "take" | "order" | "answer" | "window" | "name";
const PICKED: [Matter, string[]][] = [
  ["hide", ["hide"]],
  ["bag", ["bag"]],
  ["take", ["take"]],
  ["window", ["hold", "bang"]],
  ["name", ["name"]],
];

export function matter(ask: Asked | null): Matter | null {
  if (!ask) return null;
  if (ask.kind === "form") return ask.verb === "order" || ask.verb === "answer" ? ask.verb : null;
  const verbs = ask.choices.map(({ text }) => text.split(" ")[0] ?? "");
  return PICKED.find(([, known]) => verbs.length && verbs.every((verb) => known.includes(verb)))?.[0] ?? null;
}

export const UNSAID = "-";
/** Which part of one's own row a form speaks about, by its word. */
export function aboutOf(word: string): "received" | "took" | "passed" | null {
  if (/-(received|diamonds|tokens)$/.test(word)) return "received";
  return word.endsWith("-passed") ? "passed" : word.endsWith("-took") ? "took" : null;
}

/** Where a form begins: what one said before, else the truth; of all tokens together only what one said. */
export function begin(ask: FormAsk, view: Evening, seat: number | null): Record<string, string> {
  const about = aboutOf(ask.word);
  const row = view.table.find(({ who }) => who === seat);
  if (!about || !row) return {};
  const isGodfather = seat === view.godfather;
  return Object.fromEntries(
    ask.fields.map(({ name }) => {
      if (about === "took") {
        const true_took = isGodfather ? hiddenLoot(view.hidden) : view.took;
        return [name, row.says_took ?? true_took ?? UNSAID];
      }
      const said = row[`says_${about}`]?.[name];
      const truth = view[about]?.[name];
      return [name, String(said ?? truth ?? UNSAID)];
    }),
  );
}

const hiddenLoot = (hidden: number | null): string | null =>
  hidden === null ? null : hidden ? `diamonds-${hidden}` : "nothing";

/** The heights of the ladder's lines: one for the Godfather at either end, two for everybody between. */
export function lineHeight({ table }: Evening, roomy = false): number {
  const least = table.length > 10 ? 20 : 22;
  return roomy ? Math.max(least, Math.min(34, Math.floor(ROOM / (2 * table.length)))) : least;
}
/** So high the ladder may be on a wide screen, with what cannot be true below it. */
const ROOM = 424;
/** So much more have the two lines at either end, which hold a whole name. */
export const END = 2;

export function lineOf(view: Evening, who: number, about: About): number {
  const nth = view.table.findIndex((row) => row.who === who);
  const people = view.table.length - 1;
  if (nth === 0) return about === "received" ? 1 + 2 * people : 0;
  const first = 1 + 2 * (nth - 1);
  return about === "received" ? first : about === "passed" ? first + 1 : first + 0.5;
}

/** Clashes as brackets beside the ladder: from where to where, which lines, and in which lane, so that none overlap. */
export interface Bracket {
  /** The same for the same clash: another one that comes above it does not push it away. */
  id: string;
  clash: Clash;
  lines: number[];
  lane: number;
}

export function brackets(view: Evening): Bracket[] {
  const ends: number[] = [];
  return view.clashes
    .map((clash) => ({ clash, lines: clash.between.map(({ who, about }) => lineOf(view, who, about)) }))
    .sort((one, other) => Math.min(...one.lines) - Math.min(...other.lines))
    .map(({ clash, lines }) => {
      const [from, to] = [Math.min(...lines), Math.max(...lines)];
      const free = ends.findIndex((end) => end < from);
      const lane = free < 0 ? ends.length : free;
      ends[lane] = to;
      return { id: JSON.stringify(clash), clash, lines, lane };
    });
}
