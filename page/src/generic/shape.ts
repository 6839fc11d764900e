/** What a value of a view looks like, so that it can be drawn: a text, chips, counts, rows, or a record of parts. */
import type { Args, Value } from "../lib/protocol";
import { byId, ofThings, type Ledger } from "./ledger";

/** What the words know of a game's ids and of the parts of its view. */
export interface Lexicon {
  has(id: string): boolean;
  /** What the word for a part of a view says of it besides its text. */
  trait(key: string, name: string): string | null;
}

export type Thing = { [key: string]: Value };

/** A part of something; its parent's words may call it otherwise. */
export interface Part {
  key: string;
  parent: string | null;
}

/** Something, and how often it lies there in a row. */
export interface Chip {
  value: Value;
  times: number;
}

export type Shape =
  | { kind: "none" }
  | { kind: "flag"; yes: boolean }
  | { kind: "seat"; seat: number }
  | { kind: "text"; value: string | number }
  | { kind: "sentence"; word: string; args: Args }
  | { kind: "chips"; chips: Chip[] }
  | { kind: "lines"; items: Value[] }
  | { kind: "ledger"; ledger: Ledger }
  | { kind: "record"; parts: (Part & { value: Value })[] };

export const isPlain = (value: Value): boolean => value === null || typeof value !== "object";

export const isThing = (value: Value): value is Thing =>
  value !== null && typeof value === "object" && !Array.isArray(value);

/** Nothing to see: also lists and records with nothing in them. */
export const isEmpty = (value: Value): boolean =>
  value === null || value === "" || (typeof value === "object" && Object.values(value).every(isEmpty));

/** A sentence inside a view: its word, and what it is filled in with. */
export function sentence(value: Value): { word: string; args: Args } | null {
  if (!isThing(value)) return null;
  const { word, args } = value;
  return typeof word === "string" && args !== undefined && isThing(args) ? { word, args } : null;
}

/** The word that a part of a view has, under its parent if it is called otherwise there. */
export const wordOf = ({ key, parent }: Part, lexicon: Pick<Lexicon, "has">): string | null =>
  [...(parent === null ? [] : [`view-${parent}-${key}`]), `view-${key}`, `field-${key}`].find((id) =>
    lexicon.has(id),
  ) ?? null;

/** The name by which the value of a part is known: its own, or its parent's where the part is a thing (`{"red": 2}`). */
export const nameOf = (part: Part, lexicon: Pick<Lexicon, "has">): string =>
  part.parent === null || wordOf(part, lexicon) ? part.key : part.parent;

/** A list this long is told with counts where the same thing lies there several times in a row. */
const LONG = 6;

/** Neighbours that are the same, told once: a list in order stays in order. */
export function chips(list: Value[]): Chip[] {
  const told: Chip[] = [];
  for (const value of list.filter((item) => !isEmpty(item))) {
    const last = told.at(-1);
    if (list.length > LONG && last && last.value === value) last.times += 1;
    else told.push({ value, times: 1 });
  }
  return told;
}

export function shape(name: string, value: Value, lexicon: Lexicon): Shape {
  if (isEmpty(value)) return { kind: "none" };
  if (typeof value === "boolean") return { kind: "flag", yes: value };
  if (typeof value === "number" && lexicon.trait(name, "kind") === "seat") return { kind: "seat", seat: value };
  if (typeof value === "number" || typeof value === "string") return { kind: "text", value };
  if (Array.isArray(value)) return shapeOfList(name, value, lexicon);
  if (!isThing(value)) return { kind: "none" };
  const said = sentence(value);
  return said ? { kind: "sentence", ...said } : shapeOfThing(name, value, lexicon);
}

function shapeOfList(name: string, value: Value[], lexicon: Lexicon): Shape {
  if (value.every(isPlain)) return { kind: "chips", chips: chips(value) };
  const ledger = value.some((item) => sentence(item)) ? null : ofThings(name, value, lexicon);
  return ledger ? { kind: "ledger", ledger } : { kind: "lines", items: value };
}

/** Keys that have words of a view make a record; keys that are ids of things make counts, or a row each. */
function shapeOfThing(name: string, value: Thing, lexicon: Lexicon): Shape {
  const parts = Object.entries(value).map(([key, item]) => ({ key, parent: name, value: item }));
  if (!parts.some((part) => wordOf(part, lexicon))) {
    const counts = Object.entries(value).filter((entry): entry is [string, number] => typeof entry[1] === "number");
    if (counts.length === parts.length && lexicon.trait(name, "kind") !== "seat") {
      return { kind: "chips", chips: counts.map(([id, times]) => ({ value: id, times })) };
    }
    const ledger = parts.some((part) => sentence(part.value)) ? null : byId(name, value, lexicon);
    if (ledger) return { kind: "ledger", ledger };
  }
  const shown = parts.filter((part) => !isEmpty(part.value) || lexicon.has(`view-${nameOf(part, lexicon)}-none`));
  return { kind: "record", parts: shown };
}

const MOST_PARTS = 3;
const MOST_CHIPS = 2;

/** Whether it fits beside others on a line. */
export function isShort(shaped: Shape): boolean {
  switch (shaped.kind) {
    case "none":
    case "flag":
    case "seat":
    case "text":
      return true;
    case "chips":
      return shaped.chips.length <= MOST_CHIPS;
    case "record":
      return shaped.parts.length <= MOST_PARTS && shaped.parts.every(({ value }) => isPlain(value));
    default:
      return false;
  }
}
