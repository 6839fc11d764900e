import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const GAMES = join(import.meta.dirname, "../games");
const taught = readdirSync(GAMES).filter((game) => existsSync(join(GAMES, game, "Lesson.svelte")));
const keys = (file: string): string[] =>
  [...readFileSync(file, "utf8").matchAll(/^([a-z][\w-]*) *=/gim)].map((found) => found[1] ?? "");

describe.each(taught)("the pictures of %s", (game) => {
  const source = readFileSync(join(GAMES, game, "Lesson.svelte"), "utf8");
  const list = /export const pictures = \[([^\]]*)\]/.exec(source)?.[1] ?? "";
  const pictures = [...list.matchAll(/"([\w-]+)"/g)].map((found) => found[1] ?? "");

  test("are five to eight", () => {
    expect(pictures.length).toBeGreaterThanOrEqual(5);
    expect(pictures.length).toBeLessThanOrEqual(8);
  });

  test.each(["de", "en"])("are explained in %s, and nothing else is", (code) => {
    const wanted = pictures.flatMap((picture) => [`learn-${picture}`, `learn-${picture}-more`]);
    expect(keys(join(GAMES, game, "lesson", `${code}.ftl`))).toEqual(wanted);
  });
});
