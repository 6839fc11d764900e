/** What is asked, and what its answers are about: the board offers a thing to touch for each of them. */
import type { Asked } from "../../lib/protocol";

/** An answer taken apart: what is done, with which card, to whom, and what else it names. */
export interface Deed {
  text: string;
  verb: string;
  seat: number | null;
  card: string | null;
  /** A special card, a wish, a currency, or the points on a chip. */
  what: string | null;
}

export function deed(text: string): Deed {
  const [verb = "", first = null, second = null] = text.split(" ");
  const plain: Deed = { text, verb, seat: null, card: null, what: null };
  switch (verb) {
    case "play":
    case "chip":
      return { ...plain, what: first };
    case "player":
      return { ...plain, seat: Number(first) };
    case "give":
      return { ...plain, seat: Number(first), card: second };
    case "wish":
      return { ...plain, seat: Number(first), what: second };
    case "exchange":
      return { ...plain, card: first, what: second };
    default:
      return { ...plain, card: first };
  }
}

/** What a question is about, as the board answers it, and where the cards lie that can be touched for it. */
const QUESTIONS = {
  "ask-turn": { matter: "turn", cards: "hand" },
  "ask-action": { matter: "turn", cards: "hand" },
  "ask-last-action": { matter: "turn", cards: "hand" },
  "ask-place-draw": { matter: "from" },
  "ask-place-present": { matter: "from" },
  "ask-place-search": { matter: "from" },
  "ask-place-put": { matter: "into" },
  "ask-place-back": { matter: "into" },
  "ask-pay": { matter: "pay", cards: "hand" },
  "ask-id": { matter: "id", cards: "spread" },
  "ask-keep": { matter: "keep", cards: "spread" },
  "ask-give": { matter: "give", cards: "spread" },
  "ask-take": { matter: "take", cards: "spread" },
  "ask-gift": { matter: "give", cards: "hand" },
  "ask-lay": { matter: "card", cards: "hand" },
  "ask-grant": { matter: "card", cards: "hand" },
  "ask-pass-left": { matter: "card", cards: "hand" },
  "ask-pass-right": { matter: "card", cards: "hand" },
  "ask-swap-card": { matter: "card", cards: "hand" },
  "ask-hide": { matter: "card", cards: "hand" },
  "ask-machine": { matter: "machine", cards: "hand" },
  "ask-exchange": { matter: "exchange", cards: "hand" },
  "ask-inspect": { matter: "seat" },
  "ask-steal": { matter: "seat" },
  "ask-swap": { matter: "seat" },
  "ask-patrol": { matter: "seat" },
  "ask-keep-inspected": { matter: "inspected" },
  "ask-wish": { matter: "wish" },
  "ask-end-card": { matter: "end" },
  "ask-buy-time": { matter: "end" },
  "ask-chip": { matter: "chip" },
} as const satisfies Record<string, { matter: string; cards?: "hand" | "spread" }>;

export type Matter = (typeof QUESTIONS)[keyof typeof QUESTIONS]["matter"];

export interface Question {
  matter: Matter;
  cards?: "hand" | "spread";
}

export const question = (ask: Asked | null): Question | null =>
  ask && ask.word in QUESTIONS ? QUESTIONS[ask.word as keyof typeof QUESTIONS] : null;
