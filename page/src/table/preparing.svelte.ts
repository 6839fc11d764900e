/** What is being prepared as an answer by touching things, step by step: each step can be taken back. */
import type { Chair } from "../lib/table.svelte";
import { Grip } from "./grip.svelte";

export abstract class Preparing<Prepared extends object> {
  private made = $state.raw<{ question: number | null; steps: Prepared[] }>({ question: null, steps: [] });
  readonly grip = new Grip({
    may: (thing, zone) => this.may(thing, zone),
    put: (thing, zone) => this.put(thing, zone),
  });

  constructor(
    /** Whoever answers; one person may sit on several chairs. */
    private readonly sitting: () => Chair,
    private readonly nothing: Prepared,
  ) {}

  protected readonly chair = $derived.by(() => this.sitting());
  // What is prepared belongs to one question; the next one starts anew.
  private readonly steps = $derived.by(() => (this.made.question === this.question ? this.made.steps : []));
  readonly now = $derived.by(() => this.steps.at(-1) ?? this.nothing);
  readonly begun = $derived(this.steps.length > 0);

  /** The question that is answered. */
  protected get question(): number | null {
    return this.chair.known.question;
  }
  protected abstract may(thing: string, zone: string): boolean;
  protected abstract put(thing: string, zone: string): void;

  protected prepare(change: Partial<Prepared>): void {
    this.made = { question: this.question, steps: [...this.steps, { ...this.now, ...change }] };
  }
  /** The last step anew. */
  protected amend(change: Partial<Prepared>): void {
    this.made = { ...this.made, steps: [...this.steps.slice(0, -1), { ...this.now, ...change }] };
  }
  undo(): void {
    this.made = { ...this.made, steps: this.steps.slice(0, -1) };
    this.grip.letGo();
  }
  reset(): void {
    this.made = { question: null, steps: [] };
    this.grip.letGo();
  }
}
