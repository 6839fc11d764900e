/** What is being prepared as an answer, by touching things: one model for all questions of this game. */
import { formText } from "../../lib/forms";
import type { Chair } from "../../lib/table.svelte";
import { Preparing } from "../../table/preparing.svelte";
import type { Thing, Whereabouts } from "../../table/whereabouts";
import { deed, question, type Deed, type Matter } from "./asking";

export interface Prepared {
  verb: string | null;
  /** The card that was touched, as a thing, and what it is. */
  card: Thing | null;
  seat: number | null;
  what: string | null;
  /** A place in the wallet, from 1; null is anywhere. */
  place: number | null;
  /** Cards to pay with. */
  paid: Thing[];
}

const NOTHING: Prepared = { verb: null, card: null, seat: null, what: null, place: null, paid: [] };

export class Answering extends Preparing<Prepared> {
  /** A place was chosen together with what is done there: it is the answer to the next question. */
  private next = $state.raw<string | null>(null);

  constructor(
    sitting: () => Chair,
    private readonly there: () => Whereabouts,
  ) {
    super(sitting, NOTHING);
  }

  private readonly asked = $derived.by(() =>
    this.chair.sending || this.next !== null ? null : question(this.chair.ask),
  );
  readonly matter = $derived.by((): Matter | null => this.asked?.matter ?? null);
  /** Where the cards lie that can be touched. */
  readonly from = $derived.by(() => this.asked?.cards ?? null);

  readonly deeds = $derived.by((): Deed[] =>
    this.matter && this.chair.ask?.kind === "pick" ? this.chair.ask.choices.map(({ text }) => deed(text)) : [],
  );
  /** What can be paid with. */
  private readonly money = $derived.by(() => {
    const field = this.matter && this.chair.ask?.kind === "form" ? this.chair.ask.fields[0] : undefined;
    return field?.kind === "some" ? field.values : null;
  });
  /** How many places there are, and whether one must be named. */
  readonly places = $derived.by((): { least: number; most: number } | null => {
    const field = this.matter && this.chair.ask?.kind === "form" ? this.chair.ask.fields[0] : undefined;
    return field?.kind === "number" ? field : null;
  });

  /** The choices that fit what is prepared. */
  readonly fitting = $derived.by((): Deed[] => {
    const { verb, card, seat, what } = this.now;
    return this.deeds.filter(
      (one) =>
        (verb === null || one.verb === verb) &&
        (card === null || one.card === card.kind) &&
        (seat === null || one.seat === seat) &&
        (what === null || one.what === what),
    );
  });

  /** The choice that is prepared, once nothing is missing. */
  readonly choice = $derived.by((): Deed | null => {
    if (!this.begun && this.deeds.length > 1) return this.deeds.find(({ text }) => text === "pass") ?? null;
    const exact = this.fitting.filter(({ verb }) => !verb.endsWith("-at"));
    return exact.length === 1 ? (exact[0] ?? null) : null;
  });

  /** The answers as they are sent, one question after the other. */
  private readonly texts = $derived.by((): string[] => {
    const { place, paid } = this.now;
    const ask = this.chair.ask;
    if (!this.matter || !ask) return [];
    if (ask.kind === "form") {
      const field = ask.fields[0];
      if (field?.kind === "some") return paid.length ? [formText(ask, { [field.name]: this.items(field.values) })] : [];
      const where = place ?? (this.places?.least === 0 ? 0 : null);
      return where === null ? [] : [`${ask.verb} ${where}`];
    }
    if (!this.choice) return [];
    const { verb, card } = this.choice;
    const there = place === null ? undefined : this.deeds.find((one) => one.verb === `${verb}-at` && one.card === card);
    return there ? [there.text, `place ${place}`] : [this.choice.text];
  });
  readonly text = $derived(this.texts[0] ?? null);

  /** What is prepared is done in the wallet. */
  readonly reaching = $derived.by(
    () => this.text !== null && (this.places !== null || ["draw", "put", "withdraw"].includes(this.choice?.verb ?? "")),
  );

  /** What can be weighed before all is said: to whom a card goes makes no difference to its owner. */
  readonly weighable = $derived.by(() => {
    if (this.text !== null) return this.text;
    return this.now.card && this.matter === "give" ? (this.fitting[0]?.text ?? null) : null;
  });

  /** The cards to pay with as the form calls them: "euro-50", and "euro-50.2" for another one. */
  private items(values: { id: string }[]): string[] {
    const left = values.map(({ id }) => id);
    return this.now.paid.flatMap(({ kind }) => {
      const at = left.findIndex((id) => id.split(".")[0] === kind);
      return at < 0 ? [] : left.splice(at, 1);
    });
  }

  send(): void {
    const [text, next = null] = this.texts;
    if (text === undefined) return;
    this.next = next;
    this.grip.letGo();
    this.chair.answer(text);
  }

  /** The second half of an answer follows by itself. */
  goOn(): void {
    const { ask, sending, refusal } = this.chair;
    if (this.next === null || sending) return;
    const text = this.next;
    const awaited = ask?.kind === "form" && question(ask) !== null && !refusal;
    // The question it belongs to may still be on its way.
    if (!awaited && !refusal && this.begun) return;
    this.next = null;
    if (awaited) this.chair.answer(text);
  }

  // Preparing and taking back

  /** Something else than before: only what is said now counts. */
  private begin(change: Partial<Prepared>): void {
    this.prepare({ ...NOTHING, ...change });
  }

  override undo(): void {
    super.undo();
    this.grip.lifted = this.now.card?.id ?? null;
  }

  // What can be touched

  offersVerb = (verb: string): boolean => this.deeds.some((one) => one.verb === verb);
  offersCard = (kind: string | null): boolean =>
    this.money?.some(({ id }) => id.split(".")[0] === kind) ?? this.deeds.some((one) => one.card === kind);
  offersWhat = (what: string): boolean => this.deeds.some((one) => one.what === what);
  /** A seat can be touched as long as what else is prepared goes with it. */
  offersSeat = (seat: number): boolean =>
    this.deeds.some((one) => one.seat === seat && (this.now.card === null || one.card === this.now.card.kind));
  /** What this card would be asked for: the verb of all answers that name a card. */
  readonly cardVerb = $derived(this.money ? "pay" : (this.deeds.find(({ card }) => card !== null)?.verb ?? null));

  /** The wallet is of use: to draw from, to put into, at the cash machine. */
  readonly reaches = $derived.by((): "from" | "into" | null => {
    if (this.matter === "from" || this.matter === "into") return this.matter;
    if (this.matter === "machine") return this.offersVerb("withdraw") ? "from" : null;
    if (this.matter !== "turn") return null;
    return this.now.card ? "into" : this.offersVerb("draw") ? "from" : null;
  });

  touchCard(card: Thing): void {
    const { now } = this;
    if (this.matter === "pay") {
      const laid = now.paid.some(({ id }) => id === card.id);
      this.prepare({ paid: laid ? now.paid.filter(({ id }) => id !== card.id) : [...now.paid, card] });
      return;
    }
    const again = now.card?.id === card.id;
    if (again) {
      this.begin({});
      this.grip.letGo();
      return;
    }
    const { seat, what } = now;
    if (this.matter === "give" || this.matter === "exchange") this.prepare({ card, seat, what });
    else this.begin({ card, verb: this.matter === "turn" ? "put" : null });
    // An exchange into the note's own currency is none.
    if (!this.fitting.length) this.prepare({ what: null });
    this.grip.lifted = card.id;
  }

  touchSeat(seat: number): void {
    this.prepare({ seat });
  }

  /** A special card, a wish, a currency, a chip. */
  touchWhat(what: string): void {
    if (this.matter === "wish" || this.matter === "exchange") this.prepare({ what });
    else this.begin({ what, verb: this.deeds.find((one) => one.what === what)?.verb ?? null });
    this.grip.lifted = this.now.card?.id ?? null;
  }

  /** Something that is done without a card. */
  touchVerb(verb: string): void {
    this.begin({ verb });
    this.grip.letGo();
  }

  /** A place in the wallet, or anywhere. */
  reach(place: number | null): void {
    const { now } = this;
    if (this.matter === "machine") this.touchVerb("withdraw");
    else if (this.matter === "turn" && !now.card) this.begin({ verb: "draw", place });
    else if (now.place !== place || !this.begun) this.prepare({ place });
  }

  protected may(thing: string, zone: string): boolean {
    const card = this.thing(thing);
    if (!card || !this.matter) return false;
    const [kind = "", id = ""] = zone.split("-");
    if (kind === "wallet" || kind === "place")
      return this.matter === "into" || this.deeds.some((one) => one.verb === "put" && one.card === card.kind);
    return kind === "seat" && this.deeds.some((one) => one.seat === Number(id) && one.card === card.kind);
  }

  protected put(thing: string, zone: string): void {
    const card = this.thing(thing);
    if (!card) return;
    const [kind = "", id = ""] = zone.split("-");
    const place = kind === "place" ? Number(id) : null;
    if (kind === "seat") this.prepare({ card, seat: Number(id) });
    else if (this.matter === "into") this.reach(place);
    else this.begin({ card, verb: "put", place });
    this.grip.lifted = card.id;
  }

  private thing(id: string): Thing | null {
    return (
      Object.values(this.there())
        .flat()
        .find((thing) => thing.id === id) ?? null
    );
  }
}
