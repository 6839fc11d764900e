/** What is being prepared as an answer, by touching things: one model for all questions of this game. */
import { formText } from "../../lib/forms";
import type { Chair } from "../../lib/table.svelte";
import { Preparing } from "../../table/preparing.svelte";
import type { Thing, Whereabouts } from "../../table/whereabouts";
import { matter, offered, played, type Matter } from "./villa";

interface Prepared {
  /** The guard to arrest, and who leads. */
  place: string | null;
  leader: number | null;
  /** Own cards, as things: one to play or to put away, two for a pair. */
  cards: string[];
  passing: boolean;
  /** Where the bonus card goes, as the zone's name. */
  bonus: string | null;
  /** Cards that change hands, by item of the form: to which seat. */
  moved: Record<string, string>;
}

const NOTHING: Prepared = { place: null, leader: null, cards: [], passing: false, bonus: null, moved: {} };
export const BONUS = "bonus";
const LETTERS = "abcdefgh";

/** A card on the table as the form for swapping calls it: its seat and its number among the open ones. */
export const itemOf = (there: Whereabouts, id: string): string | null => {
  for (const [place, things] of Object.entries(there)) {
    const nth = things.findIndex((thing) => thing.id === id);
    if (nth >= 0 && place.startsWith("hand-")) return `${place.slice(5)}${LETTERS[nth] ?? ""}`;
  }
  return null;
};

export class Answering extends Preparing<Prepared> {
  constructor(
    sitting: () => Chair,
    private readonly there: () => Whereabouts,
  ) {
    super(sitting, NOTHING);
  }

  readonly matter = $derived.by((): Matter | null => (this.chair.sending ? null : matter(this.chair.ask)));
  readonly choices = $derived.by(() =>
    this.chair.ask?.kind === "pick" ? this.chair.ask.choices.map(({ text }) => text) : [],
  );
  readonly places = $derived.by(() => (this.chair.ask?.kind === "form" ? offered(this.chair.ask, "guard") : []));
  readonly leaders = $derived.by(() => (this.chair.ask?.kind === "form" ? offered(this.chair.ask, "leader") : []));

  private thing(id: string): Thing | null {
    return (
      Object.values(this.there())
        .flat()
        .find((thing) => thing.id === id) ?? null
    );
  }

  /** The kinds of the cards that are chosen. */
  readonly kinds = $derived.by(() => this.now.cards.flatMap((id) => this.thing(id)?.kind ?? []));

  /** The answer as it is sent, once everything is prepared. */
  readonly text = $derived.by((): string | null => {
    const { place, leader, passing, bonus, moved } = this.now;
    switch (this.matter) {
      case "plan":
        if (place === null) return null;
        if (!this.leaders.length) return `arrest ${place}`;
        return leader === null ? null : `arrest ${place} ${leader}`;
      case "act":
        return passing ? `pass ${this.kinds[0]}` : played(this.choices, this.kinds);
      case "bonus":
        return bonus && bonusText(bonus);
      case "swap": {
        const ask = this.chair.ask;
        const field = ask?.kind === "form" ? ask.fields[0] : undefined;
        if (ask?.kind !== "form" || field?.kind !== "match") return null;
        return formText(ask, { [field.name]: { ...field.given, ...moved } });
      }
      default:
        return null;
    }
  });

  /** Whether a zone takes a thing: only what the question offers. */
  protected may(thing: string, zone: string): boolean {
    const [kind = "", seat = ""] = zone.split(/-(.*)/);
    switch (this.matter) {
      case "plan":
        return kind === "lead" && this.places.includes(thing) && this.leaders.includes(seat);
      case "act": {
        const card = this.thing(thing)?.kind;
        return zone === "pass"
          ? this.choices.includes(`pass ${card}`)
          : zone === "rung" && this.choices.includes(`play ${card}`);
      }
      case "bonus":
        return thing === BONUS && this.choices.includes(bonusText(zone));
      case "swap":
        return kind === "card" && this.seatOf(thing) !== this.seatOf(seat);
      default:
        return false;
    }
  }

  protected put(thing: string, zone: string): void {
    const [, seat = ""] = zone.split(/-(.*)/);
    switch (this.matter) {
      case "plan":
        this.prepare({ place: thing, leader: Number(seat) });
        break;
      case "act":
        this.prepare({ cards: [thing], passing: zone === "pass" });
        break;
      case "bonus":
        this.prepare({ bonus: zone });
        this.grip.lifted = BONUS;
        break;
      case "swap":
        this.exchange(thing, seat);
        break;
    }
  }

  // Touches

  touchGuard(place: string): void {
    this.prepare({ place });
    this.grip.lifted = this.leaders.length ? place : null;
  }

  lead(seat: number): void {
    this.prepare({ leader: seat });
    this.grip.letGo();
  }

  /** An own card in an arrest: chosen or not; a third lets go of the first. */
  touchCard(id: string): void {
    const { cards } = this.now;
    const chosen = cards.includes(id) ? cards.filter((card) => card !== id) : [...cards, id].slice(-2);
    this.prepare({ cards: chosen, passing: false });
    this.grip.lifted = chosen.length === 1 ? (chosen[0] ?? null) : null;
  }

  /** A card of anybody's while cards are swapped: the first is lifted, the second changes places with it. */
  touchAny(id: string): void {
    if (!this.grip.put(`card-${id}`)) this.grip.touch(id);
  }

  pass(): void {
    if (this.now.cards.length === 1) this.prepare({ passing: true });
  }

  /** Where a card is while cards are being swapped. */
  seatOf(id: string): string {
    const item = itemOf(this.there(), id);
    return item === null ? "" : (this.now.moved[item] ?? item.charAt(0));
  }

  /** Whether the swap being prepared brought this card to somebody else. */
  came(id: string): boolean {
    const item = itemOf(this.there(), id);
    return item !== null && item in this.now.moved;
  }

  private exchange(one: string, other: string): void {
    const there = this.there();
    const [first, second] = [itemOf(there, one), itemOf(there, other)];
    if (first === null || second === null) return;
    const moved = { ...this.now.moved, [first]: this.seatOf(other), [second]: this.seatOf(one) };
    for (const item of [first, second]) if (moved[item] === item.charAt(0)) delete moved[item];
    this.prepare({ moved });
  }
}

/** "open-2" is the answer "bonus 2 hand", "pile-2" is "bonus 2 pile". */
export function bonusText(zone: string): string {
  const [where = "", seat = ""] = zone.split("-");
  return `bonus ${seat} ${where === "open" ? "hand" : where}`;
}
