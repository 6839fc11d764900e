/** What is being prepared by touching things: the answer to a question, or an influence card played at any time. */
import { formText } from "../../lib/forms";
import type { FormAsk } from "../../lib/protocol";
import type { Chair } from "../../lib/table.svelte";
import { Preparing } from "../../table/preparing.svelte";
import { formOf, matter, offeredIds, picks, texts, type Matter } from "./cosa";

interface Prepared {
  /** What is in the hand: "job:swindle", "firm:pimp-4", "card:spy", "lawyer". */
  tool: string | null;
  men: string[];
  /** What is done with a gangster's order, or with a card that can do two things. */
  deed: string | null;
  /** Whom or what it is about: a seat, a card, or the choice itself. */
  target: string | null;
  money: number | null;
  /** Cards to put away, by field. */
  away: Record<string, string[]>;
}

const NOTHING: Prepared = { tool: null, men: [], deed: null, target: null, money: null, away: {} };
const BY_ITSELF = ["schemer"];
export const LAWYER = "lawyer";

const after = (thing: string, what: string): string | null =>
  thing.startsWith(`${what}:`) ? thing.slice(what.length + 1) : null;

export class Answering extends Preparing<Prepared> {
  constructor(sitting: () => Chair) {
    super(sitting, NOTHING);
  }

  readonly matter = $derived.by((): Matter | null => (this.chair.sending ? null : matter(this.chair.ask)));

  override undo(): void {
    super.undo();
    this.grip.lifted = this.now.tool && !this.now.men.length ? this.now.tool : null;
  }

  private readonly form = $derived.by((): FormAsk | null => (this.chair.ask?.kind === "form" ? this.chair.ask : null));
  readonly choices = $derived.by(() => texts(this.chair.ask));
  private readonly allowed = $derived(this.chair.known.may);

  // What is in the hand

  /** The influence card in the hand, or the lawyer. */
  readonly card = $derived.by(() => {
    const { tool } = this.now;
    return tool === LAWYER ? LAWYER : tool && after(tool, "card");
  });
  /** Whether it is played besides what is asked. */
  readonly free = $derived.by(() => this.card !== null && !(this.matter === "last" && this.card !== LAWYER));
  private readonly freely = $derived.by(() => (this.card ? formOf(this.allowed, this.card) : null));
  readonly canExchange = $derived.by(() => picks(this.allowed, "ask-exchange").length > 0);
  readonly canScheme = $derived.by(() => picks(this.allowed, "ask-schemer").length > 0);

  readonly canLook = $derived.by(() => formOf(this.allowed, LAWYER) !== null);

  /** Whether a card of the hand, or the lawyer, can be played now. */
  playable(card: string): boolean {
    if (this.matter === "last" && this.choices.some((text) => text.startsWith(`${card} `))) return true;
    if (card === "schemer") return this.canScheme || (this.matter === "turn" && this.choices.includes("skip"));
    return formOf(this.allowed, card) !== null || (card === "snitch" && this.canExchange);
  }

  // What can be touched

  /** The gangsters that can be touched now, for what is in the hand or is asked. */
  readonly able = $derived.by((): string[] => {
    if (this.free) return this.freely ? offeredIds(this.freely, this.freely.fields[0]?.name ?? "") : [];
    const { tool } = this.now;
    switch (this.matter) {
      case "plan":
        return offeredIds(this.form, "gangster");
      case "last":
        return this.ending(tool ? after(tool, "card") : null);
      case "turn":
        return [...new Set(this.choices.flatMap((text) => text.split(" ")[1] ?? []))];
      case "hit":
      case "recruit":
        return this.ending(this.matter);
      default:
        return [];
    }
  });
  /** Businesses, in front of players or on the market. */
  readonly firms = $derived.by((): string[] => {
    if (this.free) return [];
    if (this.matter === "plan") return offeredIds(this.form, "order");
    if (this.matter === "hit" || this.matter === "use") return this.ending(this.matter);
    return this.matter === "bargain" ? this.ending("take") : [];
  });
  readonly orders = $derived.by(() => (this.matter === "plan" && !this.free ? offeredIds(this.form, "order") : []));
  /** Kinds that can be looked for in the stack. */
  readonly searchable = $derived.by(() => (this.matter === "bargain" ? this.ending("search") : []));
  /** Whom the chosen gangster can attack. */
  readonly victims = $derived.by((): number[] => {
    const [man] = this.now.men;
    if (this.matter !== "turn" || this.free || !man) return [];
    const attack = `attack ${man} `;
    return this.choices.filter((text) => text.startsWith(attack)).map((text) => Number(text.slice(attack.length)));
  });

  private ending(verb: string | null): string[] {
    return this.choices
      .filter((text) => text.startsWith(`${verb} `))
      .map((text) => text.slice((verb?.length ?? 0) + 1));
  }

  /** The answer as it is sent, once everything is prepared. */
  readonly text = $derived.by((): string | null => {
    const { tool, men, deed, target, money, away } = this.now;
    const [man] = men;
    if (this.free) {
      if (deed === "exchange") return deed;
      if (this.card && BY_ITSELF.includes(this.card)) return this.canScheme ? this.card : null;
      if (!this.freely || !man) return null;
      const field = this.freely.fields[0];
      return field ? formText(this.freely, { [field.name]: field.kind === "some" ? men : man }) : null;
    }
    const chosen = tool && (after(tool, "job") ?? after(tool, "firm"));
    switch (this.matter) {
      case "plan":
        return man && chosen ? `plan ${man} ${chosen}` : null;
      case "last":
        return tool && man ? `${after(tool, "card")} ${man}` : "ready";
      case "turn":
        if (deed === "skip") return deed;
        if (!man || !deed) return null;
        return deed === "attack" ? (target === null ? null : `attack ${man} ${target}`) : `${deed} ${man}`;
      case "money":
        return this.form && formText(this.form, { money: money ?? this.sum?.given ?? 0 });
      case "discard":
        if (!this.form) return null;
        return this.surplus.every(({ name, count }) => (away[name]?.length ?? 0) === count)
          ? formText(this.form, away)
          : null;
      case "recruit":
        return target ?? "nobody";
      case "bargain":
        return target ?? "nothing";
      case "say":
        // Where there is no choice, none need be made.
        return target ?? (this.choices.length === 1 ? (this.choices[0] ?? null) : null);
      default:
        return target;
    }
  });

  /** A sum that is asked for, from least to most; laundering begins with all of it. */
  readonly sum = $derived.by(() => {
    const field = this.matter === "money" ? this.form?.fields[0] : null;
    if (field?.kind !== "number") return null;
    return { ...field, given: this.form?.verb === "launder" ? field.most : field.least };
  });
  /** How many cards of each kind must go. */
  readonly surplus = $derived.by(() =>
    this.matter !== "discard"
      ? []
      : (this.form?.fields ?? []).flatMap((field) =>
          field.kind === "some"
            ? [{ name: field.name, count: field.least, ids: field.values.map(({ id }) => id) }]
            : [],
        ),
  );

  // Putting something somewhere

  protected may(thing: string, zone: string): boolean {
    const man = after(zone, "man");
    if (man !== null) {
      if (this.matter === "plan" && /^(job|firm):/.test(thing)) return this.able.includes(man);
      return (this.now.tool === thing || after(thing, "card") !== null) && this.able.includes(man);
    }
    if (zone === "market") return thing === "card:snitch" && this.canExchange;
    const seat = after(zone, "seat");
    if (seat === null || this.matter !== "turn") return false;
    return this.choices.includes(`attack ${after(thing, "man")} ${seat}`);
  }

  protected put(thing: string, zone: string): void {
    const man = after(zone, "man");
    const seat = after(zone, "seat");
    if (zone === "market") this.prepare({ tool: thing, men: [], deed: "exchange" });
    else if (seat !== null) this.prepare({ men: [after(thing, "man") ?? ""], deed: "attack", target: seat });
    else if (man !== null) {
      if (thing !== this.now.tool) this.prepare({ tool: thing, men: [], deed: null, target: null });
      this.touchMan(man);
    }
  }

  // Touches

  private lift(tool: string): void {
    const lay = this.now.tool === tool;
    const keep = this.matter === "plan" && !this.free && /^(job|firm):/.test(tool);
    this.prepare({ ...NOTHING, tool: lay ? null : tool, men: keep ? this.now.men : [] });
    this.grip.lifted = lay || this.now.men.length ? null : tool;
  }
  touchJob(face: string, place: number): void {
    if (this.matter === "discard") this.putAway("jobs", place);
    else if (this.orders.includes(face)) this.lift(`job:${face}`);
  }
  touchCard(card: string, place: number): boolean {
    if (this.matter === "discard" && this.surplus.some(({ name }) => name === "influence")) {
      this.putAway("influence", place);
      return true;
    }
    if (!this.playable(card)) return false;
    if (card === "schemer" && !this.canScheme) this.prepare({ ...NOTHING, deed: "skip" });
    else this.lift(`card:${card}`);
    return true;
  }
  takeLawyer(): void {
    this.lift(LAWYER);
  }
  touchFirm(id: string): boolean {
    if (!this.firms.includes(id)) return false;
    if (this.matter === "plan") this.lift(`firm:${id}`);
    else this.prepare({ target: `${this.matter === "bargain" ? "take" : this.matter} ${id}` });
    return true;
  }
  touchMan(id: string): boolean {
    if (!this.able.includes(id)) return false;
    const { men } = this.now;
    if (this.free) {
      const field = this.freely?.fields[0];
      const most = field?.kind === "some" ? field.most : 1;
      const chosen = men.includes(id) ? men.filter((man) => man !== id) : [...men, id].slice(-most);
      this.prepare({ men: chosen, deed: null });
      if (chosen.length >= most) this.grip.lifted = null;
      return true;
    }
    if (this.matter === "hit" || this.matter === "recruit") this.prepare({ target: `${this.matter} ${id}` });
    else if (this.matter === "turn") this.choose(id);
    else {
      this.prepare({ men: men.includes(id) ? [] : [id] });
      this.grip.lifted = this.now.men.length ? null : this.now.tool;
    }
    return true;
  }
  /** On one's turn: the gangster, and what he can do if there is only one thing. */
  private choose(man: string): void {
    const deed = ["run", "buy", "attack"].find((verb) =>
      this.choices.some((text) => text.startsWith(`${verb} ${man}`)),
    );
    this.prepare({ ...NOTHING, men: [man], deed: deed ?? null });
    const [only, ...others] = this.victims;
    if (deed === "attack" && only !== undefined && !others.length) this.prepare({ target: String(only) });
    this.grip.lifted = deed === "attack" && others.length ? `man:${man}` : null;
  }
  touchSeat(seat: number): void {
    if (!this.victims.includes(seat)) return;
    this.prepare({ deed: "attack", target: String(seat) });
    this.grip.lifted = null;
  }
  callOff(): void {
    this.prepare({ deed: "abort", target: null });
    this.grip.letGo();
  }
  exchange(): void {
    this.prepare({ deed: "exchange", men: [] });
    this.grip.letGo();
  }
  say(choice: string): void {
    this.prepare({ target: choice });
  }
  setMoney(money: number): void {
    if (this.now.money === null) this.prepare({ money });
    else this.amend({ money });
  }
  private putAway(name: string, place: number): void {
    const field = this.surplus.find((field) => field.name === name);
    const id = field?.ids[place];
    if (!field || !id) return;
    const was = this.now.away[name] ?? [];
    const chosen = was.includes(id) ? was.filter((other) => other !== id) : [...was, id].slice(-field.count);
    this.prepare({ away: { ...this.now.away, [name]: chosen } });
  }
  /** Whether the card at this place of the hand is to be put away. */
  goes(name: string, place: number): boolean {
    const id = this.surplus.find((field) => field.name === name)?.ids[place];
    return id !== undefined && (this.now.away[name] ?? []).includes(id);
  }
}
