/** What lies in the middle to choose from, by what is asked: cards, or tokens that name something. */
import type { Asked } from "../../lib/protocol";
import type { Words } from "../../lib/words";
import type { Thing, Whereabouts } from "../../table/whereabouts";
import type { Answering } from "./answering.svelte";
import { isCurrency, SIGNS, type Party } from "./party";

export interface Offer {
  title: string;
  cards: { thing: Thing; owner: string }[];
  tokens: { id: string; label: string; sign: string }[];
  /** The cards can be touched. */
  choosing: boolean;
}

const sign = (what: string): string => (isCurrency(what) ? SIGNS[what] : what === "jewel" ? "◆" : "");

export function offer(
  view: Party,
  { matter, from, deeds }: Pick<Answering, "matter" | "from" | "deeds">,
  there: Whereabouts,
  words: Words,
  nameOf: (seat: number) => string,
  ask: Asked | null,
): Offer | null {
  const plain = (things: Thing[]): Offer["cards"] => things.map((thing) => ({ thing, owner: "" }));
  const row = (title: string, cards: Offer["cards"], tokens: Offer["tokens"] = []): Offer => ({
    title,
    cards,
    tokens,
    choosing: from === "spread",
  });
  const named = (name: (what: string) => string): Offer["tokens"] =>
    [...new Set(deeds.flatMap(({ what }) => what ?? []))].map((id) => ({ id, label: name(id), sign: sign(id) }));
  const looking = view.own?.looking;

  switch (matter) {
    case "id":
      return row(
        words.text("in-compartment"),
        plain(deeds.flatMap(({ card }) => (card ? [{ id: `id-${card}`, kind: card }] : []))),
      );
    case "keep":
      return row(words.text("step-birthday"), plain(there["drawn"] ?? []));
    case "wish":
      return row(
        words.text("wish-for"),
        [],
        named((what) => (/^\d/.test(what) ? what : words.text("just", { thing: `@wish-${what}` }))),
      );
    case "exchange":
      return row(
        words.text("exchange-into"),
        [],
        named((what) => words.text("just", { thing: `@wish-${what}` })),
      );
    case "chip":
      return row(
        words.text("view-own-chips"),
        [],
        named((what) => words.text("choice-chip", { points: Number(what) })),
      );
    case "inspected":
      return row(
        words.text("view-looking"),
        looking ? plain([{ id: "looking", kind: looking }]) : [],
        ask?.kind === "pick"
          ? ask.choices.map(({ text, word, args }) => ({ id: text, label: words.text(word, args), sign: "" }))
          : [],
      );
  }
  if (matter === "give" && from === "spread") return row(words.text("step-birthday"), plain(there["drawn"] ?? []));
  if (looking) return row(words.text("view-looking"), plain([{ id: "looking", kind: looking }]));
  if (view.middle.length || matter === "take" || view.doing?.step === "lay") {
    const lying = there["middle"] ?? [];
    return row(
      words.text("view-middle"),
      view.middle.flatMap(({ seat }, i) => (lying[i] ? [{ thing: lying[i], owner: nameOf(seat) }] : [])),
    );
  }
  return null;
}
