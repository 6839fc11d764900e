/** Any game's view, made ready to read: lists of equal length become one table, the rest labelled values. */
import type { Asked, Value, View } from "../lib/protocol";

/** What every view has, and the page shows elsewhere. */
const SHOWN_ELSEWHERE = new Set(["game", "seats", "you", "waiting", "question", "result"]);

export interface Sheet {
  /** Lists that belong together, a row each item, the first column naming the rows. */
  table: { heads: string[]; rows: Value[][] } | null;
  /** Lists with one entry a player, a row each seat. */
  seats: { heads: string[]; rows: Value[][] } | null;
  rest: { key: string; value: Value }[];
}

const isPlain = (value: Value): boolean => value === null || typeof value !== "object";

function side(keys: string[], view: View, length: number): { heads: string[]; rows: Value[][] } | null {
  if (!keys.length) return null;
  const lists = keys.map((key) => view[key] as Value[]);
  return { heads: keys, rows: Array.from({ length }, (_, i) => lists.map((list) => list[i] ?? null)) };
}

export function sheet(view: View): Sheet {
  const keys = Object.keys(view).filter((key) => !SHOWN_ELSEWHERE.has(key));
  const lists = keys.filter((key) => {
    const value = view[key];
    return Array.isArray(value) && value.length > 1 && value.every(isPlain);
  });
  const length = (key: string): number => (view[key] as Value[]).length;
  // A list of names gives its fellows their rows.
  const names = lists.find((key) => (view[key] as Value[]).every((item) => typeof item === "string"));
  const fellows = names ? lists.filter((key) => key !== names && length(key) === length(names)) : [];
  const inTable = names && fellows.length ? [names, ...fellows] : [];
  // An entry a player may be a list itself: everybody's cards.
  const hands = keys.filter((key) => {
    const value = view[key];
    return Array.isArray(value) && value.length > 1 && value.every(Array.isArray);
  });
  const players = keys.filter(
    (key) => (lists.includes(key) || hands.includes(key)) && !inTable.includes(key) && length(key) === view["seats"],
  );
  return {
    table: inTable.length ? side(inTable, view, length(inTable[0] ?? "")) : null,
    seats: side(players, view, Number(view["seats"] ?? 0)),
    rest: keys
      .filter((key) => !inTable.includes(key) && !players.includes(key))
      .map((key) => ({ key, value: view[key] ?? null }))
      .filter(({ value }) => value !== null),
  };
}

/** Several things with the same parts, as rows of a table: the parts that any of them has, and each one's own. */
export function rows(value: Value): { heads: string[]; rows: Value[][] } | null {
  if (!Array.isArray(value)) return null;
  const things = value.filter(isThing);
  if (things.length < 2 || value.some((item) => item !== null && !isThing(item))) return null;
  const heads = [...new Set(things.flatMap((thing) => Object.keys(thing)))];
  return { heads, rows: things.map((thing) => heads.map((head) => thing[head] ?? null)) };
}

const isThing = (value: Value): value is { [key: string]: Value } =>
  value !== null && typeof value === "object" && !Array.isArray(value);

/** A sentence inside a view: its word, and what it is filled in with. */
export function sentence(value: Value): { word: string; args: { [key: string]: Value } } | null {
  if (!isThing(value)) return null;
  const { word, args } = value;
  return typeof word === "string" && args !== undefined && isThing(args) ? { word, args } : null;
}

/** What ids are called, as far as the questions have told: a question's items and values carry their labels. */
export function labels(asks: Asked[]): Map<string, string> {
  const known = new Map<string, string>();
  for (const ask of asks) {
    if (ask.kind !== "form") continue;
    for (const field of ask.fields) {
      for (const { id, label } of [
        ...("items" in field ? field.items : []),
        ...("values" in field ? field.values : []),
      ]) {
        // Short ids (seat numbers, "-", "?") mean other things elsewhere.
        if (id.length > 1) known.set(id, label);
      }
    }
  }
  return known;
}

/** The word for a string found under a key of a view, if the words or the questions have one. */
export function naming(key: string, text: string, has: (id: string) => boolean, known: Map<string, string>): string {
  if (text.startsWith("@")) return text;
  const ids = [
    `view-${key}-${text}`,
    text,
    `${key}-${text}`,
    `${key.replace(/s$/, "")}-${text}`,
    `option-${key}-${text}`,
  ];
  const id = ids.find((candidate) => /^[a-z][\w-]*$/i.test(candidate) && has(candidate));
  return id ? `@${id}` : (known.get(text) ?? text);
}
