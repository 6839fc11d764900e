/** What is being prepared, by touching things: an answer to a question, or something said unasked. */
import { formText } from "../../lib/forms";
import type { FormAsk } from "../../lib/protocol";
import type { Chair } from "../../lib/table.svelte";
import { Preparing } from "../../table/preparing.svelte";
import { aboutOf, begin, counted, evening, loot, matter, offered, UNSAID, type Box, type Matter } from "./cuba";

interface Prepared {
  /** What has been taken out of the box: so many diamonds, or a token. */
  loot: string | null;
  /** The Godfather's order, and to whom ("all": to everybody). */
  order: string | null;
  whom: string | null;
  /** Figures that are being said, by field; untouched ones begin with what `begin` says. */
  said: Record<string, string>;
}

const NOTHING: Prepared = { loot: null, order: null, whom: null, said: {} };
export const POCKETS = "pockets";
export const EVERYBODY = "all";
/** What somebody may do unasked, by its verb. */
export type Speech = "received" | "passed" | "took" | "suspect";
export const SPEECHES: Speech[] = ["received", "took", "passed", "suspect"];

export class Answering extends Preparing<Prepared> {
  /** What one is about to say unasked. */
  private speech = $state<Speech | null>(null);
  /** The person that is looked at, whether anything is asked or not. */
  touched = $state<number | null>(null);
  /** The last question asked: the next one is to somebody else, mostly about the same. */
  private topic: string | null = null;

  constructor(sitting: () => Chair) {
    super(sitting, NOTHING);
  }

  readonly view = $derived.by(() => evening(this.chair.sight));
  readonly matter = $derived.by((): Matter | null => (this.chair.sending ? null : matter(this.chair.ask)));

  // What is said unasked

  private readonly speeches = $derived.by(
    () => new Map(this.chair.known.may.flatMap((may) => (may.kind === "form" ? [[may.verb, may] as const] : []))),
  );
  readonly speaking = $derived.by(() => (this.speech && this.speeches.has(this.speech) ? this.speech : null));
  maySpeak(speech: Speech): boolean {
    return this.speeches.has(speech);
  }
  speak(speech: Speech | null): void {
    this.reset();
    this.speech = speech;
  }

  /** The form being filled in: the answer one owes, or what one says unasked. */
  readonly form = $derived.by((): FormAsk | null => {
    if (this.speaking) return this.speeches.get(this.speaking) ?? null;
    return this.matter === "answer" && this.chair.ask?.kind === "form" ? this.chair.ask : null;
  });
  /** Whether this is a question of the table, or something of one's own accord. */
  readonly free = $derived(this.speaking !== null);

  // Steps, each of which can be taken back

  protected override get question(): number | null {
    return this.free ? null : super.question;
  }
  override reset(): void {
    super.reset();
    this.speech = null;
  }

  // The open box

  readonly choices = $derived.by(() =>
    this.chair.ask?.kind === "pick" ? this.chair.ask.choices.map(({ text }) => text) : [],
  );
  /** What lies in the box that one has in hands, before anything is taken out. */
  readonly box = $derived.by((): Box => {
    if (this.matter === "hide") return this.view.tokens;
    return this.matter === "bag" ? (this.view.received ?? {}) : counted(this.chair.ask?.args["box"]);
  });
  readonly out = $derived.by((): Box => {
    if (this.now.loot === null) return {};
    const { thing, count } = loot(this.now.loot);
    return thing === "nothing" ? {} : { [thing]: count };
  });

  /** What the answer would be with this taken out. */
  private boxText(id: string | null): string {
    if (this.matter === "hide") return `hide ${id === null ? 0 : id.replace("diamonds-", "")}`;
    return `${this.matter} ${id ?? "nothing"}`;
  }
  protected may(thing: string, zone: string): boolean {
    const [kind = "", from = ""] = thing.split("@");
    return zone !== from && (zone === "box" || this.choices.includes(this.boxText(this.with(kind))));
  }
  /** What would be out of the box with one thing more: diamonds add up, a token takes the place of all else. */
  with(thing: string): string {
    return thing === "diamonds" ? `diamonds-${(this.out["diamonds"] ?? 0) + 1}` : thing;
  }
  /** Moves one thing out of the box or back into it; tells what cannot be done, as the answer it would have been. */
  put(thing: string, to: string): string | null {
    const [kind = ""] = thing.split("@");
    if (to === "box") {
      const left = kind === "diamonds" ? (this.out["diamonds"] ?? 1) - 1 : 0;
      this.prepare({ loot: left ? `diamonds-${left}` : null });
      return null;
    }
    const wanted = this.with(kind);
    if (!this.choices.includes(this.boxText(wanted))) return this.boxText(wanted);
    this.prepare({ loot: wanted });
    return null;
  }
  pretend(): string | null {
    if (!this.choices.includes("take nothing")) return "take nothing";
    this.prepare({ loot: "nothing" });
    return null;
  }

  // The Godfather's orders

  readonly orders = $derived.by(() =>
    this.matter === "order" && this.chair.ask?.kind === "form" ? offered(this.chair.ask, "order") : [],
  );
  readonly heard = $derived.by(() =>
    this.matter === "order" && this.chair.ask?.kind === "form" ? offered(this.chair.ask, "whom") : [],
  );
  readonly order = $derived.by(() => this.now.order ?? (this.orders.includes(this.topic ?? "") ? this.topic : null));
  choose(order: string): void {
    this.topic = order;
    this.prepare({ order });
  }
  address(whom: string): void {
    this.prepare({ whom });
  }
  /** The order to empty the pockets, with the name; sent only after it was held. */
  readonly pockets = $derived.by((): string | null => {
    const { whom } = this.now;
    return whom !== null && whom !== EVERYBODY && this.orders.includes(POCKETS) ? `order ${POCKETS} ${whom}` : null;
  });

  // Figures

  private readonly beginning = $derived.by(() =>
    this.form ? begin(this.form, this.view, this.chair.seat) : ({} as Record<string, string>),
  );
  readonly figures = $derived.by(() => ({ ...this.beginning, ...this.now.said }));
  say(field: string, value: string): void {
    this.prepare({ said: { ...this.now.said, [field]: value } });
  }
  /** Refuses every figure. */
  hush(): void {
    this.prepare({ said: Object.fromEntries((this.form?.fields ?? []).map(({ name }) => [name, UNSAID])) });
  }
  readonly silent = $derived.by(() => (this.form?.fields ?? []).every(({ name }) => this.figures[name] === UNSAID));
  /** Whom one may take for what. */
  readonly suspects = $derived.by(() => this.offeredIn("suspect", "whom"));
  readonly roles = $derived.by(() => this.offeredIn("suspect", "role"));
  private offeredIn(speech: Speech, field: string): string[] {
    const form = this.speeches.get(speech);
    return form ? offered(form, field) : [];
  }
  /** Says what one takes somebody for; which role may be left open at first. */
  point(whom: number, role: string | null = null): void {
    this.speak("suspect");
    this.prepare({ said: { whom: String(whom), ...(role && { role }) } });
  }

  /** What one is about to say, for one's own row of the ladder. */
  readonly draft = $derived.by((): { about: "received" | "took" | "passed"; box: Box; took: string | null } | null => {
    const about = this.form && aboutOf(this.form.word);
    if (!this.form || !about) return null;
    const said = Object.entries(this.figures).filter(([, value]) => value !== UNSAID);
    if (about === "took") return { about, box: {}, took: said[0]?.[1] ?? null };
    return { about, box: Object.fromEntries(said.map(([thing, value]) => [thing, Number(value)])), took: null };
  });

  /** The answer as it is sent, once everything is prepared. */
  readonly text = $derived.by((): string | null => {
    if (this.form) {
      const filled = this.form.fields.every(({ name }) => this.figures[name] !== undefined);
      // Silence is an answer, but nothing to say unasked.
      return filled && !(this.free && this.silent) ? formText(this.form, this.figures) : null;
    }
    const { loot, whom } = this.now;
    switch (this.matter) {
      case "hide":
      case "bag":
        return this.boxText(loot);
      case "take":
        return loot === null ? null : this.boxText(loot);
      case "order":
        return whom !== null && this.order && this.order !== POCKETS ? `order ${this.order} ${whom}` : null;
      case "name":
        return whom !== null && this.choices.includes(`name ${whom}`) ? `name ${whom}` : null;
      default:
        return null;
    }
  });

  send(choice: string): void {
    if (this.free) this.chair.doNow(choice);
    else this.chair.answer(choice);
    this.reset();
  }
}
