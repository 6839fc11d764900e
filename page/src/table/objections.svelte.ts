/** What cannot be done says why: the rules refuse it, with a sentence and the rule. */
import { reason } from "../lib/language.svelte";
import type { Refused, Weighed } from "../lib/protocol";
import type { Words } from "../lib/words";
import type { Reason } from "./WhyNot.svelte";

/** What the rules say to a choice that is not made. */
type Weigh = (choice: string, free?: boolean) => Promise<Weighed | Refused>;

export class Objections {
  why = $state.raw<Reason | null>(null);
  private asks = 0;

  constructor(
    private readonly weigh: Weigh,
    private readonly words: () => Words,
  ) {}

  explain = (choice: string, free = false): void => {
    const nth = (this.asks += 1);
    void this.weigh(choice, free).then((said) => {
      // By now something else may have been touched.
      if (said.type === "refused" && nth === this.asks)
        this.why = { text: reason(this.words(), said), rule: said.rule };
    });
  };

  understood = (): void => {
    this.asks += 1;
    this.why = null;
  };
}
