/** Searching the rules: every word must occur, in any order, and what was found is marked. */
import type { Rulebook, RuleText } from "./protocol";

export interface Piece {
  text: string;
  hit: boolean;
}

export interface FoundRule extends RuleText {
  pieces: Piece[];
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

function pieces(text: string, words: string[]): Piece[] {
  if (!words.length) return [{ text, hit: false }];
  const split = text.split(new RegExp(`(${words.map(escaped).join("|")})`, "gi"));
  return split.map((piece, i) => ({ text: piece, hit: i % 2 === 1 })).filter((piece) => piece.text);
}

export function found(book: Rulebook, wanted: string): { title: string; rules: FoundRule[] }[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  return book.chapters
    .map((chapter) => ({
      title: chapter.title,
      rules: chapter.rules
        .filter((rule) => {
          const hay = `${rule.id} ${rule.text} ${chapter.title}`.toLowerCase();
          return words.every((word) => hay.includes(word));
        })
        .map((rule) => ({ ...rule, pieces: pieces(rule.text, words) })),
    }))
    .filter((chapter) => chapter.rules.length);
}
