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
  const players = lists.filter((key) => !inTable.includes(key) && length(key) === view["seats"]);
  return {
    table: inTable.length ? side(inTable, view, length(inTable[0] ?? "")) : null,
    seats: side(players, view, Number(view["seats"] ?? 0)),
    rest: keys
      .filter((key) => !inTable.includes(key) && !players.includes(key))
      .map((key) => ({ key, value: view[key] ?? null }))
      .filter(({ value }) => value !== null),
  };
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
  const ids = [text, `${key}-${text}`, `${key.replace(/s$/, "")}-${text}`, `option-${key}-${text}`];
  const id = ids.find((candidate) => /^[a-z][\w-]*$/i.test(candidate) && has(candidate));
  return id ? `@${id}` : (known.get(text) ?? text);
}
