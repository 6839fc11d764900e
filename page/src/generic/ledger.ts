/** Things with the same parts, a row each: a table where there is room, else a stack of small cards. */
import type { Value, View } from "../lib/protocol";
import { isEmpty, isPlain, isThing, type Lexicon, type Thing } from "./shape";

export interface Row {
  /** What the row is called; null where nothing names it. */
  title: Value;
  /** Whose row it is, if it is a player's. */
  seat: number | null;
  cells: Value[];
}

export interface Ledger {
  /** The key of the titles; null if the rows have none, "" if they are players or ids without a word for them all. */
  title: string | null;
  heads: string[];
  rows: Row[];
}

const MOST_COLUMNS = 6;
const MOST_IN_A_CELL = 5;

/** Whether it reads well as a table on a wide screen: few columns, and little in each cell. */
export const isLight = ({ heads, rows }: Ledger): boolean =>
  heads.length <= MOST_COLUMNS &&
  rows.every(({ cells }) =>
    cells.every(
      (cell) => isPlain(cell) || (Array.isArray(cell) && cell.length <= MOST_IN_A_CELL && cell.every(isPlain)),
    ),
  );

/** One row a player, one's own first and the others as they sit, with the entries that these lists have for each. */
export function bySeat(keys: string[], view: View, seats: number, you: number | null, lexicon: Lexicon): Ledger | null {
  if (!keys.length) return null;
  const columns = keys.flatMap((key) => {
    const list = view[key] as Value[];
    // An entry with parts of its own is spread out: every part a column.
    const parts = list.every((entry) => entry === null || isThing(entry)) ? partsOf(list) : null;
    return parts
      ? parts.map((part) => ({ key: part, of: list.map((entry) => (isThing(entry) ? (entry[part] ?? null) : null)) }))
      : [{ key, of: list }];
  });
  const shown = columns.filter(({ key, of }) => lexicon.has(`view-${key}-none`) || !of.every(isEmpty));
  const rows = Array.from({ length: seats }, (_, seat) => ({
    title: `@seat-${seat}`,
    seat,
    cells: shown.map(({ of }) => of[seat] ?? null),
  }));
  return { title: "", heads: shown.map(({ key }) => key), rows: seatedFrom(rows, you) };
}

/** Lists side by side; the first one names the rows. */
export function byThings(keys: string[], view: View): Ledger | null {
  const [title, ...heads] = keys;
  if (title === undefined) return null;
  const rows = (view[title] as Value[]).map((name, i) => ({
    title: name,
    seat: null,
    cells: heads.map((key) => (view[key] as Value[])[i] ?? null),
  }));
  return { title, heads, rows };
}

const partsOf = (list: Value[]): string[] => [...new Set(list.filter(isThing).flatMap((thing) => Object.keys(thing)))];

/** The parts that any of the things has, or that have a word for being absent. */
const partsToShow = (things: Thing[], lexicon: Lexicon): string[] =>
  partsOf(things).filter(
    (part) => lexicon.has(`view-${part}-none`) || !things.every((thing) => isEmpty(thing[part] ?? null)),
  );

/** A list of things with parts, without those that are gone; null if it is none. */
export function ofThings(value: Value[], lexicon: Lexicon): Ledger | null {
  const things = value.filter(isThing);
  if (!things.length || value.some((item) => item !== null && !isThing(item))) return null;
  const title = titleOf(things, lexicon);
  const countsSeats = title !== null && lexicon.trait(title, "kind") === "seat";
  const heads = partsToShow(things, lexicon).filter((part) => part !== title);
  const rows = things.map((thing) => {
    const name = title === null ? null : (thing[title] ?? null);
    return {
      title: name,
      seat: countsSeats && typeof name === "number" ? name : null,
      cells: heads.map((head) => thing[head] ?? null),
    };
  });
  return { title, heads, rows };
}

/** Things by their ids: `{"red": {"suspect": 2}}`. */
export function byId(value: Thing, lexicon: Lexicon): Ledger | null {
  const things = Object.values(value).filter(isThing);
  if (!things.length || things.length !== Object.keys(value).length) return null;
  const heads = partsToShow(things, lexicon);
  const rows = Object.keys(value).map((id, i) => ({
    title: id,
    seat: null,
    cells: heads.map((head) => things[i]?.[head] ?? null),
  }));
  return { title: "", heads, rows };
}

/** The part that tells the rows from each other: whose they are, or else the first one if it is a name. */
function titleOf(things: Thing[], lexicon: Lexicon): string | null {
  const parts = partsOf(things);
  const seat = parts.find(
    (part) => lexicon.trait(part, "kind") === "seat" && things.every((thing) => typeof thing[part] === "number"),
  );
  if (seat !== undefined) return seat;
  const [first] = parts;
  return first !== undefined && things.every((thing) => typeof thing[first] === "string") ? first : null;
}

/** If everybody has one row: beginning with one's own, then around the table. Else in the order they came. */
export function seatedFrom(rows: Row[], you: number | null): Row[] {
  const seats = rows.map(({ seat }) => seat);
  if (you === null || seats.includes(null) || new Set(seats).size !== seats.length) return rows;
  const at = seats.findIndex((seat) => seat !== null && seat >= you);
  return at < 0 ? rows : [...rows.slice(at), ...rows.slice(0, at)];
}
