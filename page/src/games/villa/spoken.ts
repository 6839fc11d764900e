/** Things of this game in words. */
import type { Words } from "../../lib/words";
import type { Back } from "./villa";

/** A back as one reads it: strength, and the symbol with its position or crossed out. */
export function backWords(words: Words, back: Back): string {
  const symbol = `@symbol-${back.symbol}`;
  const need = back.at === null ? words.text("needs-not", { symbol }) : words.text("needs-at", { symbol, at: back.at });
  return `${words.text("strength-of", { strength: back.strength })}, ${need}`;
}

export const cardWords = (words: Words, cards: string[]): string =>
  words
    .value(cards.map((card) => `@card-${card}`))
    .map((part) => part.text)
    .join("");
