/** The deal sheet: what both sides give, as it is being written. */
import { formText, type Answers } from "../../lib/forms";
import type { FormAsk } from "../../lib/protocol";
import type { Chair } from "../../lib/table.svelte";
import { formOf, offered, offeredIds, type Offer, type Side } from "./cosa";

export interface Tray {
  cash: number;
  things: string[];
  lends: string[];
  lifts: string[];
  promise: string;
  money: number;
}

export interface Draft {
  partner: number;
  /** The offer this one answers. */
  counter: number | null;
  mine: Tray;
  theirs: Tray;
  words: string;
}

export type Whose = "mine" | "theirs";
/** How the form calls the parts of each tray. */
export const FIELDS = {
  mine: { cash: "pay", things: "give", lends: "lend", lifts: "release", promise: "promise", money: "sum" },
  theirs: { cash: "ask", things: "take", lends: "borrow", lifts: "reclaim", promise: "demand", money: "due" },
} as const;

const EMPTY: Tray = { cash: 0, things: [], lends: [], lifts: [], promise: "none", money: 0 };
const SUMS = ["pay", "fee"];

const trayOf = (side: Side): Tray => ({
  cash: side.cash ?? 0,
  things: side.things,
  lends: side.lends,
  lifts: side.lifts,
  promise: side.promise ?? "none",
  money: side.money ?? 0,
});

export class Dealing {
  draft = $state.raw<Draft | null>(null);

  constructor(private readonly sitting: () => Chair) {}
  private readonly chair = $derived.by(() => this.sitting());

  readonly ask = $derived.by((): FormAsk | null =>
    formOf(this.chair.known.may, this.draft?.counter == null ? "offer" : "counter"),
  );
  /** Whether one can bargain at all now. */
  readonly open = $derived.by(() => formOf(this.chair.known.may, "offer") !== null);

  begin(partner: number, change: Partial<Tray> = {}, mine: Partial<Tray> = {}): void {
    this.draft = { partner, counter: null, mine: { ...EMPTY, ...mine }, theirs: { ...EMPTY, ...change }, words: "" };
  }
  /** Somebody's offer turned round, to be changed a little. */
  counter({ number, by, gives, wants, words: _ }: Offer): void {
    this.draft = { partner: by, counter: number, mine: trayOf(wants), theirs: trayOf(gives), words: "" };
  }
  close(): void {
    this.draft = null;
  }
  change(whose: Whose, change: Partial<Tray>): void {
    if (this.draft) this.draft = { ...this.draft, [whose]: { ...this.draft[whose], ...change } };
  }
  say(words: string): void {
    if (this.draft) this.draft = { ...this.draft, words };
  }
  /** Another partner: what was asked of the old one is gone. */
  turnTo(partner: number): void {
    if (this.draft && partner !== this.draft.partner)
      this.draft = { ...this.draft, partner, counter: null, theirs: { ...EMPTY, cash: this.draft.theirs.cash } };
  }
  turn(whose: Whose, part: "things" | "lends" | "lifts", id: string): void {
    const now = this.draft?.[whose][part] ?? [];
    const change = { [part]: now.includes(id) ? now.filter((other) => other !== id) : [...now, id] };
    // What is given away is not lent as well.
    const other = part === "things" ? "lends" : part === "lends" ? "things" : null;
    if (other) change[other] = (this.draft?.[whose][other] ?? []).filter((one) => one !== id);
    this.change(whose, change);
  }
  promise(whose: Whose, promise: string): void {
    const money = SUMS.includes(promise) ? this.draft?.[whose].money || this.step(whose) : 0;
    this.change(whose, { promise, money });
  }
  hasSum(whose: Whose): boolean {
    return SUMS.includes(this.draft?.[whose].promise ?? "");
  }

  private number(name: string): { most: number; step: number } {
    const field = this.ask?.fields.find((field) => field.name === name);
    return field?.kind === "number" ? field : { most: 0, step: 1 };
  }
  step(whose: Whose, part: "cash" | "money" = "money"): number {
    return this.number(FIELDS[whose][part]).step;
  }
  most(whose: Whose, part: "cash" | "money"): number {
    return this.number(FIELDS[whose][part]).most;
  }
  /** What one of the two could put into this part of the tray. */
  could(whose: Whose, part: "things" | "lends" | "lifts"): string[] {
    const whom = whose === "mine" ? undefined : `@seat-${this.draft?.partner}`;
    const all = offered(this.ask, FIELDS[whose][part]);
    // Markers are taken back from the partner's businesses, or by the partner from one's own.
    if (part === "lifts")
      return all.filter(({ of }) => whose === "theirs" || of === `@seat-${this.draft?.partner}`).map(({ id }) => id);
    return all.filter(({ of }) => of === whom).map(({ id }) => id);
  }
  readonly promises = $derived.by(() => offeredIds(this.ask, "promise"));

  readonly empty = $derived.by(() => {
    const draft = this.draft;
    const bare = (tray: Tray): boolean =>
      !tray.cash && !tray.things.length && !tray.lends.length && !tray.lifts.length && tray.promise === "none";
    return !draft || (bare(draft.mine) && bare(draft.theirs) && !draft.words.trim());
  });

  /** The offer as it is sent; null while there is nothing in it. */
  readonly text = $derived.by((): string | null => {
    const { draft, ask } = this;
    if (!draft || !ask || this.empty) return null;
    const answers: Answers = {
      to: String(draft.partner),
      number: String(draft.counter),
      words: draft.words,
    };
    for (const whose of ["mine", "theirs"] as const)
      for (const [part, name] of Object.entries(FIELDS[whose])) answers[name] = draft[whose][part as keyof Tray];
    return formText(ask, answers);
  });
  /** Only cash for nothing: it can simply be given. */
  readonly gift = $derived.by((): string | null => {
    const { draft } = this;
    if (!draft?.mine.cash || !formOf(this.chair.known.may, "gift")) return null;
    const rest = { ...draft.mine, cash: 0 };
    const only = JSON.stringify([rest, draft.theirs]) === JSON.stringify([EMPTY, EMPTY]) && !draft.words.trim();
    return only ? `gift ${draft.partner} ${draft.mine.cash}` : null;
  });
}
