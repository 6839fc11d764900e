/** Who shall sit where at a new table. */
import type { Args, GameInfo, NewTable, OptionInfo, Watchers } from "./protocol";
import type { Words } from "./words";

export type Purpose = "now" | "friends";

/** One chair of the plan: a bot's name, "open" for whoever has the link, or somebody at this device. */
export interface PlannedSeat {
  sitter: string;
  name: string;
}

export const PERSON = "person";
export const OPEN = "open";
export const CLOCKS = [0, 30, 60, 120, 300];
export const WATCHERS: Watchers[] = ["talk", "listen", "apart", "none"];

/** The strongest bot a game offers stands last in the house's list of what all games share, so prefer its own. */
export const usualBot = (game: GameInfo): string =>
  game.bots.find((bot) => bot !== "random" && bot !== "greedy") ?? game.bots[0] ?? "random";

export const usualSeats = (game: GameInfo): number => game.usual_seats;

/** Chair 1 is mine; the others are bots or open, as the purpose says; what was planned before stays. */
export function planned(game: GameInfo, purpose: Purpose, count: number, before: PlannedSeat[]): PlannedSeat[] {
  const sitter = purpose === "now" ? usualBot(game) : OPEN;
  return Array.from({ length: count }, (_, i) => before[i] ?? { sitter: i === 0 ? PERSON : sitter, name: "" });
}

export const valuesFor = (option: OptionInfo, seats: number): string[] =>
  option.values_by_seats?.[String(seats)] ?? option.values;

/** An option with one value only is nothing to choose. */
export const choosable = (game: GameInfo): OptionInfo[] =>
  game.options.filter((option) => option.values.length > 1 || isNumber(option) || option.text);

/** A game is begun with a glance: these variants are in sight, the others there for whoever looks for them. */
const IN_SIGHT = 2;
export const inSight = (variants: OptionInfo[]): OptionInfo[] =>
  variants.length > IN_SIGHT + 1 ? variants.slice(0, IN_SIGHT) : variants;

/** What a value of a term ("option-rules", "watchers") is called, where there are words for it. */
export function spokenValue(words: Words, term: string, value: string): string {
  const id = `${term}-${value}`;
  return words.has(id) ? words.text(id) : value;
}

export const spokenClock = (words: Words, seconds: number): string =>
  seconds ? words.text("clock-seconds", { seconds }) : words.text("clock-off");

/** What is played otherwise now, term by term: "Rules: Expert game; Time for each move: 1 minute". */
export const spokenTerms = (words: Words, terms: Args): string =>
  Object.entries(terms)
    .map(([term, value]) => {
      if (term === "clock") return `${words.text(term)}: ${spokenClock(words, Number(value))}`;
      return `${words.text(term)}: ${spokenValue(words, term, String(value))}`;
    })
    .join("; ");

export const isNumber = (option: OptionInfo): boolean => typeof option.least === "number";

export function fits(option: OptionInfo, value: string, seats: number): boolean {
  if (valuesFor(option, seats).includes(value) || (option.text && value.trim())) return true;
  if (!isNumber(option) || !/^-?\d+$/.test(value)) return false;
  return (option.least ?? 0) <= Number(value) && Number(value) <= (option.most ?? 0);
}

export function wish(
  game: GameInfo,
  seats: PlannedSeat[],
  options: Record<string, string>,
  rest: { visibility: "public" | "invited"; clock: number; watchers: Watchers; nameless: (seat: number) => string },
): NewTable {
  const fitting = game.options.map((option) => {
    const value = options[option.name] ?? option.default;
    return [option.name, fits(option, value, seats.length) ? value : option.default];
  });
  return {
    game: game.name,
    seats: seats.map((seat, i) => {
      if (seat.sitter === PERSON) return { kind: "person", name: seat.name.trim() || rest.nameless(i) };
      if (seat.sitter === OPEN) return { kind: "open" };
      return { kind: "bot", bot: seat.sitter };
    }),
    options: Object.fromEntries(fitting) as Record<string, string>,
    visibility: rest.visibility,
    clock: rest.clock,
    watchers: rest.watchers,
  };
}
