import { expect, test, vi } from "vitest";

vi.stubGlobal("location", { pathname: "/", search: "" });
vi.stubGlobal("window", { addEventListener: () => undefined });
const { place } = await import("./route.svelte");

test("the first screen, a table, where a game is learnt, and nowhere", () => {
  expect(place("/", "")).toEqual({ table: null, learn: null, generic: false, lost: false });
  expect(place("/t/abc/", "?generic")).toEqual({ table: "abc", learn: null, generic: true, lost: false });
  expect(place("/t/%zz", "").table).toBe("%zz");
  expect(place("/learn/villa", "")).toEqual({ table: null, learn: "villa", generic: false, lost: false });
  expect(place("/tables", "").lost).toBe(true);
  expect(place("/t/a/b", "").lost).toBe(true);
  expect(place("/index.html", "").lost).toBe(false);
});

test("a phone that begins words with a capital leads to the same place", () => {
  expect(place("/T/Abc7", "").table).toBe("abc7");
  expect(place("/Learn/Mafia_de_Cuba", "").learn).toBe("mafia_de_cuba");
});
