/** Each game's pictures, beside its board: `Lesson.svelte` draws them, `lesson/*.ftl` says what they show. */
import type { Component } from "svelte";
import { Words, type Language } from "../lib/words";

interface Drawn {
  /** The pictures in order; `learn-town` is the title of `town`, `learn-town-more` what is said about it. */
  pictures: readonly string[];
  default: Component<{ picture: string; words: Words }>;
}

const DRAWN = import.meta.glob<Drawn>("../games/*/Lesson.svelte");
const TEXTS = import.meta.glob<string>("../games/*/lesson/*.ftl", { query: "?raw", import: "default" });

export const taught = (game: string): boolean => `../games/${game}/Lesson.svelte` in DRAWN;

export const lesson = async (game: string): Promise<Drawn | null> =>
  (await DRAWN[`../games/${game}/Lesson.svelte`]?.()) ?? null;

export const lessonWords = async (game: string, code: Language): Promise<Words> =>
  new Words(code, [(await TEXTS[`../games/${game}/lesson/${code}.ftl`]?.()) ?? ""]);
