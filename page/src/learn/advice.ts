/** What the guide says to a question: `lesson-` and its word, told how often it has come up by now. */
import type { Asked } from "../lib/protocol";
import type { Words } from "../lib/words";

export class Advice {
  private readonly times = new Map<string, number>();
  private question: number | null = null;
  private word = "";
  private args: Asked["args"] = {};

  /** The line for this question; while nothing is asked, the last one. */
  line(words: Words, question: number | null, ask: Asked | null): string {
    if (ask && question !== this.question) {
      this.question = question;
      const time = (this.times.get(ask.word) ?? 0) + 1;
      this.times.set(ask.word, time);
      this.word = `lesson-${ask.word}`;
      this.args = { ...ask.args, time };
    }
    return words.has(this.word) ? words.text(this.word, this.args) : "";
  }
}
