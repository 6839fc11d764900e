/** What a chair knows, and how each message from the server changes it. Pure: tested without a socket. */
import type { Asked, ServerMessage, TableInfo, Talk, Told, Update, View } from "./protocol";

export interface Known {
  seat: number | null;
  info: TableInfo | null;
  view: View | null;
  events: Told[];
  ask: Asked | null;
  question: number | null;
  may: Asked[];
  talk: Talk[];
}

export const nothingKnown = (): Known => ({
  seat: null,
  info: null,
  view: null,
  events: [],
  ask: null,
  question: null,
  may: [],
  talk: [],
});

type Plain = null | boolean | number | string | object | undefined;

/** What is new, with every part of it that is the same as before being the very same: only what changed is drawn anew. */
export function patched<Now extends Plain>(before: Plain, now: Now): Now {
  if (before === now || typeof before !== "object" || typeof now !== "object" || !before || !now) return now;
  if (Array.isArray(before) !== Array.isArray(now)) return now;
  const old = before as Record<string, Plain>;
  const parts = Object.entries(now as Record<string, Plain>).map(
    ([key, part]) => [key, patched(old[key], part)] as const,
  );
  if (parts.length === Object.keys(old).length && parts.every(([key, part]) => key in old && old[key] === part))
    return before as Now;
  return (Array.isArray(now) ? parts.map(([, part]) => part) : Object.fromEntries(parts)) as Now;
}

/** A view with only its changed and gone keys replaced, and some rows of its lists. */
export function changed(view: View | null, { view: changes, rows, gone }: Changes): View {
  const kept = Object.entries(view ?? {}).filter(([key]) => !gone.includes(key));
  const lists = Object.entries(rows).map(([key, news]) => [key, withRows(view?.[key] as Value[], news)]);
  return { ...Object.fromEntries(kept), ...patchedView(view, { ...changes, ...Object.fromEntries(lists) }) };
}

type Changes = Pick<Update, "view" | "rows" | "gone">;
type Value = View[string];

function withRows(list: Value[], rows: Record<string, Value>): Value[] {
  const longer = [...list];
  for (const [place, row] of Object.entries(rows)) longer[Number(place)] = row;
  return longer;
}

const patchedView = (view: View | null, changes: View): View =>
  Object.fromEntries(Object.entries(changes).map(([key, value]) => [key, patched(view?.[key], value)]));

/** Lines already known are told again after a reconnect; each counts once, in order. */
export function joined<Line extends { n: number }>(known: Line[], news: Line[]): Line[] {
  if (news.length === 0) return known;
  if (news[0]?.n === 1) return news; // told from the beginning: the server knows best
  const last = known.at(-1)?.n ?? 0;
  const fresh = news.filter((line) => line.n > last);
  return fresh.length ? [...known, ...fresh] : known;
}

export const lastEvent = (known: Known): number => known.events.at(-1)?.n ?? 0;

export function heard(known: Known, message: ServerMessage): Known {
  switch (message.type) {
    case "welcome":
      return {
        seat: message.seat,
        info: message.table,
        view: message.view,
        events: joined(known.events, message.events),
        ask: message.ask,
        question: message.question,
        may: message.may,
        talk: joined(known.talk, message.talk),
      };
    case "update":
      return {
        ...known,
        view: changed(known.view, message),
        events: joined(known.events, message.events),
        // The same question may come again, as after a word; another one begins anew, even if it reads the same.
        ask: message.question === known.question ? patched(known.ask, message.ask) : message.ask,
        question: message.question,
        may: patched(known.may, message.may),
      };
    case "table":
      return { ...known, info: patched(known.info, message.table) };
    case "reseated":
      return { ...known, seat: message.seat };
    case "said":
      return { ...known, talk: joined(known.talk, [message.talk]) };
    default:
      return known;
  }
}

/** Seats the game waits for, as every view says. */
export function waiting(view: View | null): number[] {
  const seats = view?.["waiting"];
  return Array.isArray(seats) ? seats.filter((seat): seat is number => typeof seat === "number") : [];
}

/** The number of the present question, the same for everybody. */
export function question(view: View | null): number | null {
  const number = view?.["question"];
  return typeof number === "number" ? number : null;
}

export interface Outcome {
  winners: number[];
  scores: number[];
  reason: string;
}

export function outcome(view: View | null): Outcome | null {
  const result = view?.["result"];
  return result && typeof result === "object" ? (result as unknown as Outcome) : null;
}
