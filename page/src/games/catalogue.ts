/** Page modules by folder: a game with a folder here is drawn by it, any other by the generic page. */
import type { Component } from "svelte";
import type { Chair } from "../lib/table.svelte";
import type { Asked, Told } from "../lib/protocol";
import type { Part, Words } from "../lib/words";

export interface AtChair {
  chair: Chair;
  words: Words;
}

export interface GamePage {
  /** The board, with whatever answers an ask on it. */
  Board: Component<AtChair>;
  /** Whether the board itself answers this ask; if not, a form is shown below it. */
  answers(ask: Asked): boolean;
  /** A small picture beside a name in the story ("agent-red"); nothing for names it does not draw. */
  Mark?: Component<{ id: string }>;
  /** What this game has besides the board, as a tab; only shown while `when` holds. */
  tab?: { word: string; icon: string; Panel: Component<AtChair>; when(chair: Chair): boolean };
  /** How it ended: who was who. */
  Outcome?: Component<AtChair>;
  /** While the board still tells the end, the number of the last line that may be told: result and rest wait. Else null. */
  unfolds?(chair: Chair): number | null;
  /** Lines of the story that show a secret: told as `hushed-…` instead, since others may look over a shoulder. */
  hushed?: string[];
  /** The line of the story with which a new turn begins. */
  turn?: string;
  /** Whether all seats know the same: people at one device then need no curtain, and one may run the whole team. */
  openly?: boolean;
  /** Any-time things that the page module offers itself: the verb of a form, the word of a pick. */
  offers?: string[];
  /** Whether the board itself shows the moments in which people get a word in. */
  moments?: boolean;
}

/** A line of the story as it is told at this chair: what others should not read over a shoulder is hushed. */
export const told = (page: GamePage | null, words: Words, event: Told): readonly Part[] =>
  page?.hushed?.includes(event.word) ? words.parts(`hushed-${event.word}`) : words.parts(event.word, event.args);

/** What is being said at a seat right now: a bot's reason, or somebody's words; empty when all is quiet. */
export function aloud(chair: Chair, words: Words, seat: number): string {
  const line = chair.aloud[seat];
  return line?.word ? words.text(line.word, line.args) : (line?.text ?? "");
}

/** The story as far as it may be told by now. */
export function toldSoFar(page: GamePage | null, chair: Chair): Told[] {
  const last = page?.unfolds?.(chair) ?? null;
  return last === null ? chair.known.events : chair.known.events.filter(({ n }) => n <= last);
}

const MODULES = import.meta.glob<{ default: GamePage }>("./*/index.ts");
const ART = import.meta.glob<{ default: Component }>("./*/Art.svelte");

/** What brings a game's own picture, if it has one. */
export const art = (game: string): (() => Promise<{ default: Component }>) | null =>
  ART[`./${game}/Art.svelte`] ?? null;

/** Games with a board of their own come first: that is what a newcomer should see. */
export const boardsFirst = <Game extends { name: string }>(games: Game[]): Game[] =>
  [...games].sort((one, other) => Number(hasBoard(other.name)) - Number(hasBoard(one.name)));

const hasBoard = (game: string): boolean => `./${game}/index.ts` in MODULES;

export async function gamePage(game: string): Promise<GamePage | null> {
  const load = MODULES[`./${game}/index.ts`];
  return load ? (await load()).default : null;
}
