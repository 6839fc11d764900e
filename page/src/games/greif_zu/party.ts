/** The party in types: what a view of this game says, and where its cards are drawn. */
import type { Told, Value, View } from "../../lib/protocol";
import type { Hint, Kinds } from "../../table/whereabouts";

export interface Point {
  point: string;
  /** Of money with the coin as its cents. */
  much: number;
  /** The rule that it breaks. */
  reason: string | null;
  /** Up to where money is harmless for most. */
  limit?: number;
}

export interface Verdict {
  verdict: "guilty" | "innocent";
  reasons: string[];
}

export interface Opened extends Verdict {
  seat: number;
  cards: string[];
  money: number;
}

export interface CardsOf {
  seat: number;
  cards: string[];
}

export interface Raid {
  laid: { seat: number; specials: string[] }[];
  exchanged: CardsOf[];
  banked: CardsOf[];
  open: Opened[];
  patrols: { seat: number; other: number }[];
  confiscated: CardsOf[];
  credited: CardsOf[];
  penalised: number[];
}

export interface Judged {
  round: number;
  coins: number[];
  raid: Raid;
  money: number[];
  won: number[];
}

export interface Own extends Verdict {
  cards: string[];
  character: string | null;
  money: number;
  checklist: Point[];
  specials: string[];
  chips: number[];
  known: {
    hands: CardsOf[];
    wallet: { place: number | null; card: string }[];
    extras: string[] | null;
  } | null;
  drawn?: string[];
  hidden?: string[];
  looking?: string;
}

export interface Party {
  seats: number;
  waiting: number[];
  round: number;
  timers: number;
  turned: { seat: number; due: boolean }[];
  start: number;
  active: number | null;
  doing: { step: string; by: number | null; seat?: number; wish?: string } | null;
  coins: number[];
  hands: number[];
  specials: number[];
  chips: number[];
  wallet: number;
  extras: number;
  discard: { cards: string[]; specials: string[] };
  middle: { seat: number; card: string }[];
  raid: Raid | null;
  last: Judged | null;
  own: Own | null;
  revealed: {
    chips: number[][];
    specials: string[][];
    hidden: CardsOf[];
    wallet: string[];
    extras: string[];
    spare: string[];
  } | null;
}

export const party = (view: View): Party => view as unknown as Party;

export const CURRENCIES = ["dollar", "euro", "pound", "yen"] as const;
export type Currency = (typeof CURRENCIES)[number];
export const SIGNS: Record<Currency, string> = { dollar: "$", euro: "€", pound: "£", yen: "¥" };

export const isCurrency = (text: string): text is Currency => (CURRENCIES as readonly string[]).includes(text);

/** What a card is, as it is drawn: a note of a currency, a jewel, an ID, or a thing that looks suspicious. */
export type Sort = Currency | "jewel" | "id" | "odd";

export function sort(card: string): Sort {
  const [family = ""] = card.split("-");
  if (isCurrency(family)) return family;
  if (family === "jewel") return "jewel";
  return card === "credit-card" || card === "badge" ? "odd" : "id";
}

/** The number on a note or a jewel. */
export const worth = (card: string): string => /-(\d+)$/.exec(card)?.[1] ?? "";

const SORTS: Sort[] = ["id", "odd", "jewel", ...CURRENCIES];

/** A hand in its groups: IDs, what is suspicious, jewels, and money by currency. */
export function grouped<Thing>(things: Thing[], kind: (thing: Thing) => string): { sort: Sort; things: Thing[] }[] {
  return SORTS.map((one) => ({ sort: one, things: things.filter((thing) => sort(kind(thing)) === one) })).filter(
    (group) => group.things.length > 0,
  );
}

const of = (lists: CardsOf[], seat: number): string[] => lists.find((list) => list.seat === seat)?.cards ?? [];

/** Everything that lies before somebody when the police come. */
export interface Before {
  seat: number;
  specials: string[];
  exchanged: string[];
  banked: string[];
  opened: Opened | null;
  /** What was in the hand when it was laid open and is gone by now. */
  taken: string[];
  /** What this officer took, and from whom. */
  loot: string[];
  from: number[];
  /** The officers who inspected this hand. */
  by: number[];
  credited: string[];
  penalised: boolean;
}

export function before(raid: Raid, seat: number): Before {
  const by = raid.patrols.filter(({ other }) => other === seat).map((patrol) => patrol.seat);
  return {
    seat,
    specials: raid.laid.find((laid) => laid.seat === seat)?.specials ?? [],
    exchanged: of(raid.exchanged, seat),
    banked: of(raid.banked, seat),
    opened: raid.open.find((opened) => opened.seat === seat) ?? null,
    taken: by.flatMap((officer) => of(raid.confiscated, officer)),
    loot: of(raid.confiscated, seat),
    from: raid.patrols.filter((patrol) => patrol.seat === seat).map(({ other }) => other),
    by,
    credited: of(raid.credited, seat),
    penalised: raid.penalised.includes(seat),
  };
}

/** Those of some cards that are still there when others of them were taken. */
export function without(cards: string[], taken: string[]): string[] {
  const gone = [...taken];
  return cards.filter((card) => {
    const at = gone.indexOf(card);
    if (at >= 0) gone.splice(at, 1);
    return at < 0;
  });
}

const backs = (count: number): null[] => Array.from({ length: count }, () => null);

/** Everything that can travel, by place, for the page to follow it. */
export function placed(view: Party, mine: number | null): Kinds {
  const raid = view.raid;
  const hand = (seat: number, count: number): (string | null)[] => {
    if (seat === mine && view.own) return view.own.cards;
    const found = raid && before(raid, seat);
    if (found?.opened) return without(found.opened.cards, found.taken);
    const known = of(view.own?.known?.hands ?? [], seat).slice(0, count);
    return [...known, ...backs(count - known.length)];
  };
  const specials = (seat: number, count: number): (string | null)[] =>
    seat === mine && view.own ? view.own.specials : backs(count);
  return {
    ...Object.fromEntries(view.hands.map((count, seat) => [`hand-${seat}`, hand(seat, count)])),
    ...Object.fromEntries(view.specials.map((count, seat) => [`special-${seat}`, specials(seat, count)])),
    ...Object.fromEntries((raid?.laid ?? []).map((laid) => [`laid-${laid.seat}`, laid.specials])),
    ...Object.fromEntries((raid?.confiscated ?? []).map(({ seat, cards }) => [`loot-${seat}`, cards])),
    ...Object.fromEntries((raid?.credited ?? []).map(({ seat, cards }) => [`credit-${seat}`, cards])),
    middle: view.middle.map(({ card }) => card),
    drawn: view.own?.drawn ?? [],
    played: view.discard.specials,
    paid: view.discard.cards,
    wallet: backs(view.wallet),
    extras: backs(view.extras),
  };
}

const nameOf = (value: Value | undefined): string => String(value ?? "").replace(/^@(seat|card|special)-/, "");

/** The moves of cards as the story tells them. */
export function told(events: Told[], mine: number | null): Hint[] {
  return events.flatMap(({ word, args }): Hint[] => {
    const [seat, other, card] = [nameOf(args["seat"]), nameOf(args["other"]), nameOf(args["card"])];
    const named = (key: string): string[] => (Array.isArray(args[key]) ? args[key].map(nameOf) : []);
    switch (word) {
      case "log-special":
        return ["played", `laid-${seat}`].map((to) => ({
          kind: nameOf(args["special"]),
          from: `special-${seat}`,
          to,
        }));
      case "log-drew-you":
      case "log-drew-you-at":
        return [{ kind: card, from: "wallet", to: `hand-${mine}` }];
      case "log-gave-you":
        return [{ kind: card, from: `hand-${seat}`, to: `hand-${other}` }];
      case "log-lost-you":
      case "log-kept-inspected-you":
        return [{ kind: card, from: `hand-${other}`, to: `hand-${seat}` }];
      case "log-took":
        return [{ kind: card, from: "middle", to: `hand-${seat}` }];
      case "log-paid":
        return named("cards").map((kind) => ({ kind, from: `hand-${seat}`, to: "paid" }));
      case "log-confiscated":
        return named("cards").map((kind) => ({ kind, from: `hand-${other}`, to: `loot-${seat}` }));
      case "log-bought-you":
        return [{ kind: card, from: "extras", to: `hand-${mine}` }];
      default:
        return [];
    }
  });
}

/** How a round ended: the innocent by their money, the guilty after them. */
export function ranked({ raid, money }: Judged): number[] {
  const guilty = (seat: number): boolean => before(raid, seat).opened?.verdict === "guilty";
  return money
    .map((_, seat) => seat)
    .sort((one, other) => Number(guilty(one)) - Number(guilty(other)) || (money[other] ?? 0) - (money[one] ?? 0));
}

/** Notes and jewels, and the coin beside them, for it counts in cents. */
export function split(money: number): { whole: number; cents: number } {
  const all = Math.round(money * 100);
  return { whole: Math.floor(all / 100), cents: all % 100 };
}
