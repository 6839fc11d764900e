/** Any game's view, made ready to read: what is one's own first, then facts, players, things; rarely needed parts last. */
import type { Value, View } from "../lib/protocol";
import { byThings, bySeat, type Ledger } from "./ledger";
import { isEmpty, isPlain, isShort, nameOf, sentence, shape, type Lexicon, type Part } from "./shape";

/** What every view has, and the page shows elsewhere. */
const SHOWN_ELSEWHERE = new Set(["game", "seats", "you", "waiting", "question", "result"]);

/** A part of a view with its value; `parent` is the part that it was taken out of. */
export type Entry = Part & { value: Value };

export interface Sheet {
  /** What only this seat knows, as far as it is short: it stands beside the question. */
  first: Entry[];
  /** The rest of it. */
  own: Entry[];
  /** Plain values and sentences, which fit into one strip. */
  facts: Entry[];
  /** Lists with one entry a player. */
  players: Ledger | null;
  /** Lists that belong together, the first one naming the rows. */
  things: Ledger | null;
  rest: Entry[];
  /** Seldom needed: variants that were chosen, and whatever the words put last (`.place = last`). */
  folded: Entry[];
}

type Place = "first" | "last" | "amid";

const ONES_OWN = new Set(["own", "hand"]);

/** Where a part belongs: as its word says; else what is one's own comes first and the chosen options last. */
function place(key: string, value: Value, lexicon: Lexicon): Place {
  const said = lexicon.trait(key, "place");
  if (said === "first" || said === "last" || said === "amid") return said;
  return ONES_OWN.has(key) ? "first" : isPlain(value) && lexicon.has(`option-${key}`) ? "last" : "amid";
}

export function sheet(view: View, lexicon: Lexicon): Sheet {
  const seats = Number(view["seats"] ?? 0);
  const you = typeof view["you"] === "number" ? view["you"] : null;
  const keys = Object.keys(view).filter((key) => !SHOWN_ELSEWHERE.has(key));
  const named = inTable(keys, view, lexicon);
  const players = keys.filter((key) => !named.includes(key) && isPerSeat(key, view[key] ?? null, seats, lexicon));
  const laid: Sheet = {
    first: [],
    own: [],
    facts: [],
    players: bySeat(players, view, seats, you, lexicon),
    things: byThings(named, view),
    rest: [],
    folded: [],
  };
  for (const key of keys) {
    if (named.includes(key) || players.includes(key)) continue;
    const value = view[key] ?? null;
    if (isEmpty(value) && !lexicon.has(`view-${key}-none`)) continue;
    const entry = { key, parent: null, value };
    const where = place(key, value, lexicon);
    if (where === "first") parted(entry, lexicon, laid.first, laid.own);
    else if (where === "last") laid.folded.push(entry);
    else (isPlain(value) || sentence(value) ? laid.facts : laid.rest).push(entry);
  }
  return laid;
}

/** Short parts of one's own stay beside the question; long ones would push it off a phone's screen. */
function parted(entry: Entry, lexicon: Lexicon, short: Entry[], long: Entry[]): void {
  const shaped = shape(entry.key, entry.value, lexicon);
  if (shaped.kind !== "record") {
    (shaped.kind === "ledger" ? long : short).push(entry);
    return;
  }
  const isLong = (part: Entry): boolean => {
    const inside = shape(nameOf(part, lexicon), part.value, lexicon);
    return !isShort(inside) && inside.kind !== "chips";
  };
  const kept = shaped.parts.filter((part) => !isLong(part));
  if (kept.length) short.push({ ...entry, value: Object.fromEntries(kept.map(({ key, value }) => [key, value])) });
  long.push(...shaped.parts.filter(isLong));
}

/** A list of names, and the lists whose words say that they have an entry for each of them (`.each = agents`). */
function inTable(keys: string[], view: View, lexicon: Lexicon): string[] {
  const each = (key: string): string => lexicon.trait(key, "each") ?? "";
  const names = keys.map(each).find((key) => Array.isArray(view[key]) && view[key].length > 0);
  if (names === undefined) return [];
  return [names, ...keys.filter((key) => each(key) === names && Array.isArray(view[key]))];
}

/** Whether a list has one entry a player: as its word says (`.each = seat`), or else by the look of it. */
function isPerSeat(key: string, value: Value, seats: number, lexicon: Lexicon): boolean {
  if (!Array.isArray(value) || value.length !== seats || seats < 2) return false;
  const each = lexicon.trait(key, "each");
  if (each !== null) return each === "seat";
  // Everybody's cards. Names by themselves may be as many as the players by chance.
  if (value.every(Array.isArray)) return true;
  if (!value.every((entry) => isPlain(entry) && typeof entry !== "string")) return false;
  // All the seats, each once, are those who have done something rather than one for each of them.
  const isRoll = lexicon.trait(key, "kind") === "seat" && new Set(value).size === seats && !value.includes(null);
  return !isRoll;
}

/** Entries in the places that they have had: one that is gone leaves its place empty, a new one comes last. */
export function inPlace(before: Entry[], now: Entry[]): Entry[] {
  const find = (list: Entry[], { key, parent }: Part): Entry | undefined =>
    list.find((entry) => entry.key === key && entry.parent === parent);
  const kept = before.map((entry) => find(now, entry) ?? { ...entry, value: null });
  return [...kept, ...now.filter((entry) => !find(before, entry))];
}
