import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, test } from "vitest";

const SOURCE = join(import.meta.dirname, "..");
const GAMES = join(SOURCE, "../../src/backroom/games");
const SHARED = join(SOURCE, "../../src/backroom/words");

const keys = (file: string): string[] =>
  [...readFileSync(file, "utf8").matchAll(/^([a-z][\w-]*) *=/gim)].map((found) => found[1] ?? "");
const sources = readdirSync(SOURCE, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith(".test.ts"))
  .map((entry) => join(entry.parentPath, entry.name));

/** Word ids a source asks for: whole ones, and the beginnings of those put together ("look-" of `look-${theme}`). */
function asked(file: string, call: RegExp): { whole: string[]; begun: string[] } {
  const calls = [...readFileSync(file, "utf8").matchAll(call)].map((found) => found[1] ?? "");
  const whole = calls.flatMap((call) => [...call.matchAll(/(?<!=== )"([a-z][\w-]*)"/g)].map((found) => found[1] ?? ""));
  const begun = calls.flatMap((call) => [...call.matchAll(/`([a-z][\w-]*-)\$\{/g)].map((found) => found[1] ?? ""));
  return { whole, begun };
}

const own = keys(join(SOURCE, "words/en.ftl"));
// The first argument only: what stands in braces are values, not words.
const SAY = /\bsay\(([^{}]*?)(?:, ?\{|\))/g;
const SPEAK = /\bwords\.(?:text|parts|has)\(([^{}]*?|`[^`]*`)(?:, ?[{\w]|\))/g;
const SAY_BEGUN = /\bsay\(\s*(`[^`]*`)/g;

describe("the page's words", () => {
  test("are the same in both languages, each said once", () => {
    expect(keys(join(SOURCE, "words/de.ftl"))).toEqual(own);
    expect([...new Set(own)]).toEqual(own);
  });

  test.each(sources.map((file) => [relative(SOURCE, file), file]))("exist wherever %s says them", (_, file) => {
    for (const id of asked(file, SAY).whole) expect(own).toContain(id);
    for (const prefix of asked(file, SAY_BEGUN).begun) expect(own.some((key) => key.startsWith(prefix))).toBe(true);
  });

  test("are all said somewhere", () => {
    const all = sources.map((file) => readFileSync(file, "utf8")).join("\n");
    const begun = sources.flatMap((file) => asked(file, SAY_BEGUN).begun);
    const silent = own.filter((key) => !all.includes(`"${key}"`) && !begun.some((prefix) => key.startsWith(prefix)));
    expect(silent).toEqual([]);
  });
});

const modules = readdirSync(join(SOURCE, "games"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

describe.each(modules)("the words of the board of %s", (game) => {
  const folder = join(SOURCE, "games", game, "words");
  const drawn = keys(join(folder, "en.ftl"));

  test("are the same in both languages", () => {
    expect(keys(join(folder, "de.ftl"))).toEqual(drawn);
  });

  test("exist wherever the board speaks, here or in the game's own words", () => {
    const known = [...own, ...drawn, ...keys(join(GAMES, game, "words/en.ftl")), ...keys(join(SHARED, "en.ftl"))];
    for (const file of sources.filter((path) => path.includes(join("games", game)))) {
      const { whole, begun } = asked(file, SPEAK);
      for (const id of whole) expect(known).toContain(id);
      for (const prefix of begun) expect(known.some((key) => key.startsWith(prefix))).toBe(true);
    }
  });

  test("never take a word from the game itself", () => {
    const games = keys(join(GAMES, game, "words/en.ftl"));
    expect(drawn.filter((key) => games.includes(key))).toEqual([]);
  });

  test("are all said somewhere", () => {
    const all = sources
      .filter((path) => path.includes(join("games", game)))
      .map((file) => readFileSync(file, "utf8"))
      .join("\n");
    const begun = [...all.matchAll(/`(?:@)?([a-z][\w-]*-)\$\{/g)].map((found) => found[1] ?? "");
    const silent = drawn.filter(
      (key) =>
        !all.includes(`"${key}"`) &&
        !all.includes(`"@${key}"`) &&
        !begun.some((prefix) => key.startsWith(prefix)) &&
        !key.startsWith("hushed-"),
    );
    expect(silent).toEqual([]);
  });
});
