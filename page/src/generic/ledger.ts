/** Things with the same parts, a row each: a table where there is room, else a stack of small cards. */
import type { Value, View } from "../lib/protocol";
import { isEmpty, isPlain, isThing, nameOf, type Lexicon, type Part, type Thing } from "./shape";

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
  /** The part that says whose a row is, where something else is its title. */
  owner?: string;
  heads: Part[];
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
  const columns = keys.flatMap((key): { head: Part; of: Value[] }[] => {
    const list = view[key] as Value[];
    if (!list.every((entry) => entry === null || isThing(entry))) return [{ head: { key, parent: null }, of: list }];
    // An entry with parts of its own is spread out: every part a column.
    return partsOf(list).map((part) => ({
      head: { key: part, parent: key },
      of: list.map((entry) => (isThing(entry) ? (entry[part] ?? null) : null)),
    }));
  });
  const shown = columns.filter(
    ({ head, of }) => !of.every(isEmpty) || lexicon.has(`view-${nameOf(head, lexicon)}-none`),
  );
  const rows = Array.from({ length: seats }, (_, seat) => ({
    title: `@seat-${seat}`,
    seat,
    cells: shown.map(({ of }) => of[seat] ?? null),
  }));
  return { title: "", heads: shown.map(({ head }) => head), rows: seatedFrom(rows, you) };
}

/** Lists side by side; the first one names the rows. */
export function byThings(keys: string[], view: View): Ledger | null {
  const [title, ...fellows] = keys;
  if (title === undefined) return null;
  const rows = (view[title] as Value[]).map((name, i) => ({
    title: name,
    seat: null,
    cells: fellows.map((key) => (view[key] as Value[])[i] ?? null),
  }));
  return { title, heads: fellows.map((key) => ({ key, parent: null })), rows };
}

const partsOf = (list: Value[]): string[] => [...new Set(list.filter(isThing).flatMap((thing) => Object.keys(thing)))];

/** The parts that any of the things has, or that have a word for being absent. */
const partsToShow = (parent: string, things: Thing[], lexicon: Lexicon): Part[] =>
  partsOf(things)
    .map((key) => ({ key, parent }))
    .filter(
      (part) =>
        lexicon.has(`view-${nameOf(part, lexicon)}-none`) || !things.every((thing) => isEmpty(thing[part.key] ?? null)),
    );

const cellsOf = (thing: Thing, heads: Part[]): Value[] => heads.map(({ key }) => thing[key] ?? null);

/** A list of things with parts, found under a name, without those that are gone; null if it is none. */
export function ofThings(name: string, value: Value[], lexicon: Lexicon): Ledger | null {
  const things = value.filter(isThing);
  if (!things.length || value.some((item) => item !== null && !isThing(item))) return null;
  const parts = partsOf(things);
  const owner = parts.find((part) => lexicon.trait(part, "kind") === "seat" && things.every(has(part, "number")));
  // Whatever comes first tells the rows from each other if it is a name; else the players do, whose they are.
  const named = parts[0] !== undefined && things.every(has(parts[0], "string")) ? parts[0] : null;
  const title = named ?? owner ?? null;
  const heads = partsToShow(name, things, lexicon).filter(({ key }) => key !== title);
  const rows = things.map((thing) => ({
    title: title === null ? null : (thing[title] ?? null),
    seat: owner === undefined ? null : (thing[owner] as number),
    cells: cellsOf(thing, heads),
  }));
  return { title, ...(named && owner ? { owner } : {}), heads, rows };
}

const has =
  (part: string, type: "number" | "string") =>
  (thing: Thing): boolean =>
    typeof thing[part] === type;

/** Things by their ids: `{"red": {"suspect": 2}}`. */
export function byId(name: string, value: Thing, lexicon: Lexicon): Ledger | null {
  const things = Object.values(value).filter(isThing);
  if (!things.length || things.length !== Object.keys(value).length) return null;
  const heads = partsToShow(name, things, lexicon);
  const rows = Object.keys(value).map((id, i) => ({ title: id, seat: null, cells: cellsOf(things[i] ?? {}, heads) }));
  return { title: "", heads, rows };
}

/** Rows as they are, or beginning with one's own where they go around the table from the first seat on. */
export function seatedFrom<Seated extends { seat: number | null }>(rows: Seated[], you: number | null): Seated[] {
  const seats = rows.map(({ seat }) => seat ?? -1);
  const inOrder = seats.every((seat, i) => seat > (seats[i - 1] ?? -1));
  if (you === null || !inOrder) return rows;
  const at = seats.findIndex((seat) => seat >= you);
  return at < 0 ? rows : [...rows.slice(at), ...rows.slice(0, at)];
}

/** Named rows that lie together player by player, as a ledger for each of them; null if they do not. */
export function byOwner(ledger: Ledger): { seat: number; ledger: Ledger }[] | null {
  const { owner, heads, rows } = ledger;
  if (owner === undefined) return null;
  const groups: { seat: number; ledger: Ledger }[] = [];
  const at = heads.findIndex(({ key }) => key === owner);
  const without = <Item>(list: Item[]): Item[] => list.filter((_, i) => i !== at);
  for (const row of rows) {
    const kept = { ...row, cells: without(row.cells) };
    const last = groups.at(-1);
    if (last && last.seat === row.seat) last.ledger.rows.push(kept);
    else groups.push({ seat: row.seat ?? -1, ledger: { title: ledger.title, heads: without(heads), rows: [kept] } });
  }
  return new Set(groups.map(({ seat }) => seat)).size === groups.length ? groups : null;
}
