/** Things of this game in words. */
import type { MarkInfo } from "../../lib/protocol";
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

/** How a position stands, in a sign; the words for it are the game's own. */
const GLYPHS: Record<string, string> = { fits: "✓", pair: "2", lacks: "✗", unsure: "?", empty: "∅" };

export interface Standing {
  sign: string;
  glyph: string;
  /** Who would act there. */
  who: string;
  aloud: string;
}

/** What the rules say to a position, if what is prepared were played. */
export function standing(words: Words, marks: MarkInfo[], position: number): Standing | null {
  const mark = marks.find(({ on, sign }) => on === `position-${position}` && sign in GLYPHS);
  if (!mark) return null;
  const { sign, much = null } = mark;
  return {
    sign,
    glyph: GLYPHS[sign] ?? "",
    who: words.text("just", { thing: much }),
    aloud: words.text(`mark-${sign}`, { much }),
  };
}
