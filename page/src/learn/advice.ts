/** What the guide says to a question: `lesson-` and its word, told how often it has come up by now. */
import type { Asked } from "../lib/protocol";
import type { Words } from "../lib/words";

/** What a learner has heard so far, and the question it was said to last. */
export interface Heard {
  question: number | null;
  word: string;
  args: Asked["args"];
  times: Record<string, number>;
}

/** After this often, word for word, it is known. */
const ENOUGH = 2;

export class Advice {
  constructor(public heard: Heard = { question: null, word: "", args: {}, times: {} }) {}

  /** The line for this question; while nothing is asked, the last one. */
  line(words: Words, question: number | null, ask: Asked | null): string {
    if (ask && question !== this.heard.question) {
      const time = (this.heard.times[ask.word] ?? 0) + 1;
      const times = { ...this.heard.times, [ask.word]: time };
      this.heard = { question, word: `lesson-${ask.word}`, args: { ...ask.args, time }, times };
    }
    return this.at(words, 0);
  }

  /** Whether the line was the same the last few times. */
  known(words: Words): boolean {
    const said = [...Array(ENOUGH).keys()].map((back) => this.at(words, back + 1));
    return Number(this.heard.args.time) > ENOUGH && said.every((line) => line === this.at(words, 0));
  }

  private at(words: Words, back: number): string {
    const { word, args } = this.heard;
    return words.has(word) ? words.text(word, { ...args, time: Number(args.time) - back }) : "";
  }
}
