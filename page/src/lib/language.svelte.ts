/** The language spoken here, the page's own words, and the words of each game. */
import de from "../words/de.ftl?raw";
import en from "../words/en.ftl?raw";
import { gameWords } from "./house";
import { remember, remembered } from "./keyring";
import type { Args } from "./protocol";
import { Words, type Language } from "./words";

const OWN: Record<Language, string> = { de, en };

// A page module may bring words for its drawing, beside what the game itself says: they come with it.
const MODULE_TEXTS = import.meta.glob<string>("../games/*/words/*.ftl", { query: "?raw", import: "default" });

const moduleWords = async (game: string, code: Language): Promise<string> =>
  (await MODULE_TEXTS[`../games/${game}/words/${code}.ftl`]?.()) ?? "";

const TRY_AGAIN = 2_000;

class Spoken {
  code = $state<Language>(
    remembered<Language | null>("language", null) ?? (globalThis.navigator?.language.startsWith("de") ? "de" : "en"),
  );
  readonly page = $derived(new Words(this.code, [OWN[this.code]]));
  private fetched = $state.raw<Record<string, Words>>({});
  private readonly asked = new Set<string>();

  choose(code: Language): void {
    this.code = code;
    remember("language", code);
  }

  /** A game's words in the language spoken now; until they have arrived those of the other, or the page's own. */
  of(game: string): Words {
    return (
      this.fetched[`${game}/${this.code}`] ?? this.fetched[`${game}/${this.code === "de" ? "en" : "de"}`] ?? this.page
    );
  }

  /** Whether there are words for this game at all. */
  knows(game: string): boolean {
    return this.of(game) !== this.page;
  }

  /** Fetches a game's words once; call it again whenever the language changes. */
  async learn(game: string): Promise<void> {
    const code = this.code;
    const key = `${game}/${code}`;
    if (this.asked.has(key)) return;
    this.asked.add(key);
    try {
      const texts = await Promise.all([moduleWords(game, code), gameWords(game, code)]);
      this.fetched = { ...this.fetched, [key]: new Words(code, [OWN[code], ...texts]) };
    } catch {
      this.asked.delete(key);
      setTimeout(() => void this.learn(game), TRY_AGAIN);
    }
  }
}

export const language = new Spoken();

/** One of the page's own sentences. */
export const say = (word: string, args: Args = {}): string => language.page.text(word, args);

/** What went wrong, in the reader's language where there are words for it; the house's English otherwise. */
export function reason(words: Words, said: { word?: string; args?: Args; why?: string }): string {
  if (said.word && words.has(said.word)) return words.text(said.word, said.args);
  return said.why || say("house-unreachable");
}
