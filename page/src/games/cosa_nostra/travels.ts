/** Where everything lies, and what has travelled from one view to the next: cards, orders, markers, money. */
import type { Journey } from "../../table/whereabouts";
import type { City } from "./cosa";

/** A thing's name as it is marked on the board, and the place it lies at. */
export type Places = Record<string, string>;

export function places(view: City): Places {
  const there: Places = {};
  for (const { id } of view.market) there[`firm:${id}`] = "market";
  for (const man of view.gangsters) {
    there[`man:${man.id}`] = `hand:${man.seat}`;
    if (man.order?.purchase) there[`firm:${man.order.purchase}`] = `man:${man.id}`;
    else if (man.order) there[`order:${man.id}`] = `man:${man.id}`;
  }
  for (const { id, seat, markers } of view.businesses) {
    there[`firm:${id}`] = `seat:${seat}`;
    const laid: Record<number, number> = {};
    for (const owner of markers)
      there[`marker:${id}:${owner}:${(laid[owner] = (laid[owner] ?? -1) + 1)}`] = `firm:${id}`;
  }
  return there;
}

/** Where a thing comes from that lay nowhere, or goes to: orders to and from hands, markers to their owners. */
function home(thing: string, view: City): string | null {
  const [sort = "", id = "", owner = ""] = thing.split(":");
  if (sort === "marker") return `markers:${owner}`;
  if (sort === "order") return `hand:${view.gangsters.find((man) => man.id === id)?.seat}`;
  return sort === "firm" ? "market" : null;
}

export function travelled(before: Places, now: Places, view: City): Journey[] {
  const moved = Object.entries(now)
    .filter(([thing, place]) => before[thing] !== place)
    .map(([thing, place]) => ({ id: thing, from: before[thing] ?? home(thing, view), to: place }));
  const gone = Object.keys(before)
    .filter((thing) => !(thing in now) && thing.startsWith("marker:"))
    .map((thing) => ({ id: thing, from: before[thing] ?? null, to: home(thing, view) }));
  return [...moved, ...gone];
}

/** So much is one coin, and no more than so many of them are seen. */
const A_COIN = 3_000;
const MOST_COINS = 3;

/** Coins fly from the purses that have less to those that have more; what is left comes from the bank, or goes there. */
export function paid(before: number[], now: number[]): Journey[] {
  const changes = now.map((cash, seat) => ({ purse: `coin:${seat}`, by: cash - (before[seat] ?? cash) }));
  const payers = changes.filter(({ by }) => by < 0).map(({ purse, by }) => ({ purse, left: -by }));
  const coins: Journey[] = [];
  const fly = (from: string, to: string, sum: number): void => {
    for (let n = 0; n < Math.min(MOST_COINS, Math.ceil(sum / A_COIN)); n += 1)
      coins.push({ id: `money:${from}:${to}:${n}`, from, to, shows: "coin:bank" });
  };
  for (const { purse, by } of changes.filter(({ by }) => by > 0)) {
    let due = by;
    for (const payer of payers) {
      const sum = Math.min(due, payer.left);
      fly(payer.purse, purse, sum);
      payer.left -= sum;
      due -= sum;
    }
    fly("coin:bank", purse, due);
  }
  for (const { purse, left } of payers) fly(purse, "coin:bank", left);
  return coins;
}
