/** The villa in types: what a view of this game says, and where its cards are drawn. */
import type { Asked, FormAsk, Told, Value, View } from "../../lib/protocol";
import type { Hint, Kinds } from "../../table/whereabouts";

export const SYMBOLS = ["yellow", "green", "red", "blue"] as const;
export type Sign = (typeof SYMBOLS)[number];

export const isSign = (text: string): text is Sign => (SYMBOLS as readonly string[]).includes(text);

/** The symbols a police card shows: "red", "yellow-blue", or all four of a joker. */
export const signs = (card: string): Sign[] => (card === "joker" ? [...SYMBOLS] : card.split("-").filter(isSign));

export interface Front {
  name: string;
  symbols: Sign[];
  mark: { at: number; symbol: Sign } | null;
}

export interface Back {
  strength: number;
  symbol: Sign;
  /** The position at which the symbol is needed; null: it is not needed at all. */
  at: number | null;
}

export interface Guard extends Back, Partial<Front> {
  place: string;
  free: boolean;
  /** Who may be behind this back. */
  fronts?: Front[];
}

export interface Laid {
  position: number;
  player: number;
  cards: string[];
}

export interface Tally {
  needed: number;
  open: number;
  beneath: number;
  played: number;
  lost: number;
  hidden: number;
}

export type Proposal = { by: number; word: string; text: string; args: Record<string, Value> } & (
  | { matter: "plan"; place: string; leader: number }
  | { matter: "swap"; hands: string[][] }
  | { matter: "bonus"; to: number; where: "hand" | "pile" }
  | { matter: "give-up" }
);

export interface Operation {
  seats: number;
  you: number | null;
  waiting: number[];
  rules: "standard" | "expert";
  phase: "deal" | "swap" | "plan" | "agree" | "arrest" | "bonus" | "over";
  proposal: Proposal | null;
  against: number[];
  captain: number | null;
  guards: (Guard | null)[];
  godfather: (Front & { free: boolean }) | null;
  arrested: (Back & Front & { place: string })[];
  total: number | null;
  positions: number | null;
  target: ({ place: string } & Front & Partial<Back>) | null;
  position: number | null;
  leader: number | null;
  lead: "chosen" | "rotating";
  active: number | null;
  laid: Laid[];
  bonus: Sign | null;
  hands: string[][];
  full: number;
  piles: number[];
  under: string[][];
  held: number;
  discard: Record<string, number>;
  gone: Record<string, number>;
  left: Record<string, Tally> | null;
  unseen: { piles: string[][]; aside: string[]; guards: string[] } | null;
}

export const operation = (view: View): Operation => view as unknown as Operation;

export const GODFATHER = "godfather";

/** Where the thirteen lie, in hundredths of the ground: the park's nine on the villa's four. */
export interface Spot {
  place: string;
  x: number;
  y: number;
  villa: boolean;
}

const ACROSS = [16, 50, 84];
const DOWN = [14.5, 45.5, 76.5];
const between = (line: number[], nth: number): number => ((line[nth] ?? 0) + (line[nth + 1] ?? 0)) / 2;

export const SPOTS: Spot[] = [
  ...[0, 1, 2, 3].map((i) => ({
    place: `villa-${i + 1}`,
    x: between(ACROSS, i % 2),
    y: between(DOWN, Math.floor(i / 2)),
    villa: true,
  })),
  ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => ({
    place: `park-${i + 1}`,
    x: ACROSS[i % 3] ?? 0,
    y: DOWN[Math.floor(i / 3)] ?? 0,
    villa: false,
  })),
];

export const guardAt = (guards: Operation["guards"], place: string): Guard | null =>
  guards.find((guard) => guard?.place === place) ?? null;

/** What is needed at each position as far as this seat can know: the fronts' symbols there, each once. */
export function needs(fronts: Front[], strength: number): Sign[][] {
  return Array.from({ length: strength }, (_, i) => [
    ...new Set(fronts.map((front) => front.symbols[i]).filter((symbol) => symbol !== undefined)),
  ]);
}

const expanded = (counts: Record<string, number>): string[] =>
  Object.entries(counts).flatMap(([card, count]) => Array.from({ length: count }, () => card));

/** Everything that can travel, by place, for the page to follow it. */
export function placed(view: Operation): Kinds {
  // What was laid in an arrest counts as discarded at once, but lies on the ladder until the guard is caught.
  const laid = view.target ? view.laid : [];
  const lying = laid.flatMap(({ cards }) => cards);
  const discard = expanded(view.discard);
  for (const card of lying) discard.splice(discard.indexOf(card), 1);
  return {
    ...Object.fromEntries(view.hands.map((hand, seat) => [`hand-${seat}`, hand])),
    ...Object.fromEntries(laid.map(({ position, cards }) => [`rung-${position}`, cards])),
    ...Object.fromEntries(view.piles.map((count, seat) => [`pile-${seat}`, Array.from({ length: count }, () => null)])),
    discard,
    gone: expanded(view.gone),
  };
}

const seatOf = (value: Value | undefined): string => String(value ?? "").replace("@seat-", "");
const cardOf = (value: Value | undefined): string => String(value ?? "").replace("@card-", "");

/** The moves of cards as the story tells them. */
export function told(events: Told[]): Hint[] {
  return events.flatMap(({ word, args }): Hint[] => {
    const cards = Array.isArray(args["cards"]) ? args["cards"].map(cardOf) : [];
    const from = `hand-${seatOf(args["seat"])}`;
    switch (word) {
      case "log-play":
      case "log-pair":
        return cards.map((kind) => ({ kind, from, to: `rung-${String(args["position"])}` }));
      case "log-pass":
        return cards.map((kind) => ({ kind, from, to: "gone" }));
      case "log-drawn":
        return [{ kind: cardOf(args["card"]), from: `pile-${seatOf(args["seat"])}`, to: from }];
      case "log-bonus-hand":
        return [{ kind: cardOf(args["card"]), from: "discard", to: `hand-${seatOf(args["who"])}` }];
      case "log-bonus-pile":
        return [{ kind: null, from: "discard", to: `pile-${seatOf(args["who"])}` }];
      default:
        return [];
    }
  });
}

/** The values a form's field offers, by the field's name. */
export function offered(ask: FormAsk, name: string): string[] {
  const field = ask.fields.find((field) => field.name === name);
  return field && "values" in field ? field.values.map(({ id }) => id) : [];
}

/** What the question is about, as the board answers it. */
export type Matter = "swap" | "plan" | "agree" | "act" | "bonus";

export function matter(ask: Asked | null): Matter | null {
  if (!ask) return null;
  if (ask.kind === "form") return ask.verb === "hands" ? "swap" : ask.verb === "arrest" ? "plan" : null;
  const verbs = new Set(ask.choices.map(({ text }) => text.split(" ")[0] ?? ""));
  const all = (...known: string[]): boolean => verbs.size > 0 && [...verbs].every((verb) => known.includes(verb));
  return all("agree", "object") ? "agree" : all("play", "pair", "pass") ? "act" : all("bonus") ? "bonus" : null;
}

/** The answer for chosen cards, if it is one of the choices: a pair may be named either way round. */
export function played(choices: string[], cards: string[]): string | null {
  const [one, other] = cards;
  const texts =
    cards.length === 2 ? [`pair ${one} ${other}`, `pair ${other} ${one}`] : cards.length === 1 ? [`play ${one}`] : [];
  return texts.find((text) => choices.includes(text)) ?? null;
}

/** Women of the box have no beards; everything else about a face is left to the id. */
const WOMEN = /^(Dirty|Tante|Madame|Nonna|Lange)\b|-(Susi|Emma|Nina|Greta|Klara|Stella)$/;
export const known = (name: string): { beard?: "none" } => (WOMEN.test(name) ? { beard: "none" } : {});
