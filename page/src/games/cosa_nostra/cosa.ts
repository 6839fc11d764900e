/** The view of this game as the board reads it, and what its questions are about. */
import type { Asked, FormAsk, Labelled, View } from "../../lib/protocol";
import { filledUp } from "../../lib/sight";

export type Met = "own" | "lent" | "missing";

/** A job whose front this seat knows all of. */
export interface Job {
  job: string;
  /** The card as questions call it: two jobs of one name differ in it. */
  face: string;
  sort: "cash" | "attack" | "response" | "favour";
  round: number;
  /** What must be rolled; null where it is the victim's strength. */
  number: number | null;
  one: number | string | null;
  two: number | string | null;
  hits: string | null;
  needs: string[];
  met: Met[];
  /** By gangster: how likely one success is, and two, in percent. */
  odds: Record<string, [number, number]>;
}

export interface Plan extends Job {
  gangster: string;
  lapses: boolean;
}

export interface Order {
  round?: number;
  seen?: number[];
  purchase?: string;
  price?: number;
  markers?: number[];
}

export interface Man {
  id: string;
  seat: number;
  strength: number;
  dice: number | null;
  state: string | null;
  order: Order | null;
  aids: string[];
}

export interface Firm {
  id: string;
  seat: number;
  income: number;
  state: string | null;
  markers: number[];
}

export interface OnSale {
  id: string;
  price: number;
  income: number;
  completes: number[];
}

export interface Recruit {
  id: string;
  strength: number;
  price: number;
}

export interface Side {
  cash: number | null;
  things: string[];
  lends: string[];
  lifts: string[];
  promise: string | null;
  money: number | null;
}

export interface Offer {
  number: number;
  by: number;
  to: number;
  gives: Side;
  wants: Side;
  words: string;
}

export interface Promised {
  number: number;
  round: number;
  by: number;
  to: number;
  promise: string;
  money: number | null;
  loan: string[];
  words: string;
  standing: string;
  owed: number | null;
  paid: number | null;
}

export interface City {
  round: number;
  rounds: number;
  phase: string;
  start: number | null;
  active: number | null;
  extra: number[];
  scene: { deed: string; seat?: number; thing?: string; fate?: string }[];
  offers: Offer[];
  hand: { jobs: Job[]; influence: string[] } | null;
  plans: Plan[];
  families: string[];
  cash: number[];
  laundered: number[];
  income: number[];
  jobs: number[][];
  influence: number[];
  free: number[];
  trophies: string[][];
  reserve: Recruit[][];
  market: OnSale[];
  orders: Record<string, string>;
  gangsters: Man[];
  businesses: Firm[];
  monopolies: Record<string, number | null>;
  tally: Record<string, number[]>;
  promises: Promised[];
  ledger: Promised[];
  stack: { count: number; bottom: string[] };
  pile: number;
  waiting: number[];
  seats: number;
}

const EMPTY: City = {
  round: 0,
  rounds: 4,
  phase: "preparation",
  start: null,
  active: null,
  extra: [],
  scene: [],
  offers: [],
  hand: null,
  plans: [],
  families: [],
  cash: [],
  laundered: [],
  income: [],
  jobs: [],
  influence: [],
  free: [],
  trophies: [],
  reserve: [],
  market: [],
  orders: {},
  gangsters: [],
  businesses: [],
  monopolies: {},
  tally: {},
  promises: [],
  ledger: [],
  stack: { count: 0, bottom: [] },
  pile: 0,
  waiting: [],
  seats: 0,
};

export const city = (view: View): City => filledUp<City>(view, EMPTY);

/** Whose turn it is: extra turns come first. */
export const onTurn = (view: City): number | null => view.extra[0] ?? view.active;

/** "pimp-3" is a pimp. */
export const kindOf = (firm: string): string => firm.replace(/-\d+$/, "");

/** What is asked, as the board answers it. */
const MATTERS = {
  "ask-family": "say",
  "ask-complain": "say",
  "ask-debt": "say",
  "ask-plan": "plan",
  "ask-last-cards": "last",
  "ask-turn": "turn",
  "ask-hit": "hit",
  "ask-use": "use",
  "ask-bargain": "bargain",
  "ask-recruit": "recruit",
  "ask-bet": "money",
  "ask-launder": "money",
  "ask-discard": "discard",
  "ask-cop": "scene",
  "ask-rob": "scene",
  "ask-trap": "scene",
  "ask-doc": "scene",
  "ask-return-fire": "scene",
} as const;
export type Matter = (typeof MATTERS)[keyof typeof MATTERS];

export const matter = (ask: Asked | null): Matter | null =>
  ask && ask.word in MATTERS ? MATTERS[ask.word as keyof typeof MATTERS] : null;

/** What may be done at any time, and the board offers itself: the verb of a form, the word of a pick. */
export const ANY_TIME = [
  "offer",
  "counter",
  "gift",
  "henchman",
  "saboteur",
  "machine-pistol",
  "distraction",
  "snitch",
  "spy",
  "lawyer",
  "ask-answer",
  "ask-unmark",
  "ask-verdict",
  "ask-exchange",
  "ask-schemer",
];

export const formOf = (may: Asked[], verb: string): FormAsk | null =>
  may.find((ask): ask is FormAsk => ask.kind === "form" && ask.verb === verb) ?? null;

/** The texts of a pick, or none. */
export const texts = (ask: Asked | null | undefined): string[] =>
  ask?.kind === "pick" ? ask.choices.map(({ text }) => text) : [];

export const picks = (may: Asked[], word: string): string[] => texts(may.find((ask) => ask.word === word));

/** The values of a form's field. */
export function offered(ask: FormAsk | null, name: string): Labelled[] {
  const field = ask?.fields.find((field) => field.name === name);
  return field?.kind === "one" || field?.kind === "some" ? field.values : [];
}

export const offeredIds = (ask: FormAsk | null, name: string): string[] => offered(ask, name).map(({ id }) => id);

/** Kinds of businesses a job still misses, each once. */
export const missing = (job: Job): string[] => [...new Set(job.needs.filter((_, i) => job.met[i] === "missing"))];

/** Where a missing kind could be borrowed: from others, not deactivated, and not one's own. */
export const lenders = (view: City, kind: string, me: number): Firm[] =>
  view.businesses.filter(({ id, seat, state }) => kindOf(id) === kind && seat !== me && state !== "deactivated");

/** Clockwise from one's own left. */
export const around = (seats: number, me: number | null): number[] =>
  Array.from({ length: seats }, (_, i) => (i + (me === null ? 0 : me + 1)) % seats).filter((seat) => seat !== me);

/** How often something is there before this place: the second of two alike is another thing. */
export const nth = <T>(all: T[], at: number): number => all.slice(0, at).filter((one) => one === all[at]).length;
