/** What the choice at hand would do, asked of the server while one is still choosing. */
import type { Refused, Weighed } from "../lib/protocol";

export type Weigh = (choice: string) => Promise<Weighed | Refused>;

/** How long a form must rest before it is weighed: nobody wants to hear about every key. */
const REST = 180;

export class Scales {
  choice = $state<string | null>(null);
  verdict = $state.raw<Weighed | Refused | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly weigh: Weigh) {}

  /** Whether the verdict is worth reading before the choice is made. */
  get telling(): boolean {
    return this.verdict?.type === "weighed" && (this.verdict.final || this.verdict.sayings.length > 0);
  }

  get final(): boolean {
    return this.verdict?.type === "weighed" && this.verdict.final;
  }

  /** Weigh this once nothing else has been laid on for a moment; null takes everything off. */
  lay(choice: string | null): void {
    if (choice === this.choice) return;
    clearTimeout(this.timer);
    this.choice = choice;
    this.verdict = null;
    if (choice !== null) this.timer = setTimeout(() => void this.now(choice), REST);
  }

  /** Weigh this at once. What was laid on meanwhile makes the answer void. */
  async now(choice: string): Promise<Weighed | Refused | null> {
    clearTimeout(this.timer);
    this.choice = choice;
    const verdict = await this.weigh(choice);
    if (this.choice !== choice) return null;
    this.verdict = verdict;
    return verdict;
  }
}
