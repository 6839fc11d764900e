/** What ids and keys of a view are called: in the game's words, or as its questions have called them. */
import type { Asked, Value } from "../lib/protocol";
import type { Words } from "../lib/words";
import { wordOf, type Part } from "./shape";

/** What ids are called, as far as the questions have told: a question's items and values carry their labels. */
export function labels(asks: Asked[]): Map<string, string> {
  const known = new Map<string, string>();
  for (const ask of asks) {
    if (ask.kind !== "form") continue;
    for (const field of ask.fields) {
      for (const { id, label } of [
        ...("items" in field ? field.items : []),
        ...("values" in field ? field.values : []),
      ]) {
        // Short ids (seat numbers, "-", "?") mean other things elsewhere.
        if (id.length > 1) known.set(id, label);
      }
    }
  }
  return known;
}

const IS_ID = /^[a-z][\w-]*$/i;

/** Reads a view aloud, for one chair. */
export class Reader {
  // The same few words are read again and again: each is looked up once. What only the questions can tell is not among
  // them: they may tell it later.
  private readonly read = new Map<string, string>();

  constructor(
    readonly words: Words,
    /** The seat that reads; null for a spectator. */
    readonly you: number | null,
    readonly seats: number,
    /** What questions have called things: it grows. */
    private readonly known: ReadonlyMap<string, string> = new Map<string, string>(),
  ) {}

  /** The word for a string found under a key of a view, if the words or the questions have one. */
  called(key: string, text: string): string {
    const word = this.once(`word ${key} ${text}`, () => this.wordFor(key, text) ?? "");
    if (word) return word;
    const thing = IS_ID.test(text) ? this.words.thing(text) : null;
    return this.known.get(text) ?? (thing === null ? text : `@${thing}`);
  }

  /** What the words themselves have for it. */
  private wordFor(key: string, text: string): string | null {
    if (text.startsWith("@")) return text;
    if (/^\d+$/.test(text) && this.words.countsSeats(key)) return `@seat-${text}`;
    const ids = [
      `view-${key}-${text}`,
      text,
      `${key}-${text}`,
      `${key.replace(/s$/, "")}-${text}`,
      `option-${key}-${text}`,
    ];
    const id = ids.find((candidate) => IS_ID.test(candidate) && this.words.has(candidate));
    return id ? `@${id}` : null;
  }

  private once(what: string, read: () => string): string {
    const known = this.read.get(what);
    if (known !== undefined) return known;
    const text = read();
    this.read.set(what, text);
    return text;
  }

  /** What a part of a view is called. */
  label(part: Part): string {
    const said = this.once(`label ${part.parent ?? ""} ${part.key}`, () => {
      const word = wordOf(part, this.words);
      return word ? this.words.text(word) : "";
    });
    if (said) return said;
    const name = this.called(part.parent ?? part.key, part.key);
    return name === part.key ? name.replaceAll(/[_-]/g, " ") : this.plain(name);
  }

  /** A single value found under a key, in words. */
  text(key: string, value: Value): string {
    if (typeof value === "string") {
      const called = this.called(key, value);
      return this.once(`text ${called}`, () => this.plain(called));
    }
    if (typeof value !== "number") return this.plain(value);
    return this.once(`number ${key} ${value}`, () =>
      this.words.countsSeats(key) ? this.plain(`@seat-${value}`) : value.toLocaleString(this.words.language),
    );
  }

  /** What it means that there is nothing under a key, if there is a word for it. */
  absent(key: string): string | null {
    const said = this.once(`none ${key}`, () =>
      this.words.has(`view-${key}-none`) ? this.words.text(`view-${key}-none`) : "",
    );
    return said || null;
  }

  private plain(value: Value): string {
    return this.words
      .value(value)
      .map((part) => part.text)
      .join("");
  }
}
