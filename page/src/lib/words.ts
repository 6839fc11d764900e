/** Sentences from Fluent words: "@" values become names, lists are joined as people say them. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Args, Value } from "./protocol";

/** A piece of a sentence; `ref` names what it speaks of ("seat-2", "agent-red"), so that it can be drawn. */
export interface Part {
  text: string;
  ref?: string;
}

export type Language = "de" | "en";

// Names travel through Fluent between these private characters, and are found again in the finished sentence.
const [OPEN, MIDDLE, CLOSE] = ["\uE000", "\uE001", "\uE002"];
const MARKED = new RegExp(`${OPEN}([^${MIDDLE}]*)${MIDDLE}([^${CLOSE}]*)${CLOSE}`, "g");
const STRAY = new RegExp(`[${OPEN}${MIDDLE}${CLOSE}]`, "g");

const MESSAGE = /^([a-z][\w-]*) *=/gim;
// Words that name no thing: `agent-red` names red, `log-red` would not.
const SENTENCE =
  /^(ask|choice|command|courtesy|does|error|field|help|lesson|log|mark|option|report|say|serve|term|trouble|usage|view|weigh)-/;

// British English joins as the terminal does: "a, b and c".
const JOINERS: Record<Language, Intl.ListFormat> = {
  de: new Intl.ListFormat("de", { type: "conjunction" }),
  en: new Intl.ListFormat("en-GB", { type: "conjunction" }),
};

interface Said {
  readonly parts: readonly Part[];
  readonly text: string;
}

const NOTHING: Args = {};

/** So many sentences are remembered: boards say the same ones again with every change. */
const REMEMBERED = 3_000;

export class Words {
  private readonly bundle: FluentBundle;
  private readonly said = new Map<string, Said>();

  /** The words that name things, by every ending: "red" and "agent-red" both lead to `agent-red`. */
  private readonly things = new Map<string, string>();

  constructor(
    readonly language: Language,
    texts: string[],
    private readonly seatName: (seat: number) => string = (seat) => `#${seat + 1}`,
  ) {
    // The page's own words come first, a game's last: only those name its things.
    for (const [, id = ""] of (texts.at(-1) ?? "").matchAll(MESSAGE)) {
      if (SENTENCE.test(id)) continue;
      const parts = id.split("-");
      for (let from = 0; from < parts.length; from++) {
        const ending = parts.slice(from).join("-");
        if (!this.things.has(ending)) this.things.set(ending, id);
      }
    }
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) this.bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }

  /** The same words at a table whose seats have names. */
  withSeats(seatName: (seat: number) => string): Words {
    const words = Object.create(Words.prototype) as Words;
    return Object.assign(words, this, { seatName, said: new Map() });
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** The word of the thing with this id: `agent-red` for "red"; null if none is called so. */
  thing(id: string): string | null {
    return this.things.get(id) ?? null;
  }

  /** What the word for a part of a view says of it besides its text: `.kind = seat`, `.place = last`. */
  trait(key: string, name: string): string | null {
    const said = this.bundle.getMessage(`view-${key}`)?.attributes[name];
    return typeof said === "string" ? said : null;
  }

  /** Whether numbers under this key of a view are seats: `view-leader` has the attribute `.kind = seat`. */
  countsSeats(key: string): boolean {
    return this.trait(key, "kind") === "seat";
  }

  /** A sentence as plain text. */
  text(id: string, args: Args = NOTHING): string {
    return this.recall(id, args).text;
  }

  /** A sentence in pieces, so that names in it can be drawn. */
  parts(id: string, args: Args = NOTHING): readonly Part[] {
    return this.recall(id, args).parts;
  }

  private recall(id: string, args: Args): Said {
    const sentence = args === NOTHING ? id : `${id} ${JSON.stringify(args)}`;
    const before = this.said.get(sentence);
    if (before) return before;
    if (this.said.size >= REMEMBERED) this.said.clear();
    const parts = this.sayAnew(id, args);
    const said = { parts, text: parts.map((part) => part.text).join("") };
    this.said.set(sentence, said);
    return said;
  }

  private sayAnew(id: string, args: Args): Part[] {
    const pattern = this.bundle.getMessage(id)?.value;
    if (!pattern) return [{ text: id }];
    const spoken = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, this.speak(value)]));
    // With a list of errors Fluent shows a gap in the sentence instead of throwing.
    const said = this.bundle.formatPattern(pattern, spoken, []);
    // A sum and its sign stay in one line.
    return split(said.replace(/(\d) (?=[$%€])/g, "$1\u00A0"));
  }

  /** A value by itself: "@house-7", "Ada", 4, or a list of such. */
  value(value: Value): Part[] {
    return split(String(this.speak(value)));
  }

  private speak(value: Value): string | number {
    if (typeof value === "number") return value;
    if (Array.isArray(value)) return JOINERS[this.language].format(value.map((item) => this.speakInner(item)));
    if (typeof value === "string" && value.startsWith("@")) return this.name(value.slice(1));
    if (value === null) return "";
    return String(value).replace(STRAY, "");
  }

  private speakInner(item: Value): string {
    if (Array.isArray(item)) return item.map((inner) => String(this.speak(inner))).join(" ");
    return String(this.speak(item));
  }

  private name(ref: string): string {
    const seat = /^seat-(\d+)$/.exec(ref);
    const label = seat ? this.seatName(Number(seat[1])) : this.plain(ref);
    return `${OPEN}${ref}${MIDDLE}${label.replace(STRAY, "")}${CLOSE}`;
  }

  private plain(id: string): string {
    const pattern = this.bundle.getMessage(id)?.value;
    return pattern ? this.bundle.formatPattern(pattern, {}, []) : id;
  }
}

function split(sentence: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const found of sentence.matchAll(MARKED)) {
    if (found.index > from) parts.push({ text: sentence.slice(from, found.index) });
    parts.push({ text: found[2] ?? "", ref: found[1] ?? "" });
    from = found.index + found[0].length;
  }
  if (from < sentence.length || parts.length === 0) parts.push({ text: sentence.slice(from) });
  return parts;
}
