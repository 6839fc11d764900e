import { render } from "svelte/server";
import { expect, test } from "vitest";
import Face from "./Face.svelte";
import { features } from "./faces";

const BODYGUARDS = ["Narben-Juri", "Dirty Diana", "Panzer-Pepe", "Tante Trixie", "Beton-Bruno", "Stahl-Stella"];

test("everybody always looks the same", () => {
  expect(features("Narben-Juri")).toEqual(features("Narben-Juri"));
  expect(render(Face, { props: { id: "Ada" } }).body).toContain("<svg");
});

test("nobody looks like anybody else, even with nearly the same name", () => {
  const ids = [...BODYGUARDS, ...Array.from({ length: 40 }, (_, i) => `seat-${i}`)];
  expect(new Set(ids.map((id) => JSON.stringify(features(id)))).size).toBe(ids.length);
});

test("the women among the house players have no beards", () => {
  const women = ["Nina Velvet", "Rosa Fortuna", "Stella Neon", "Carmela", "Ottavia", "Perla", "Gina", "Bice", "Zora"];
  const more = ["Amalia", "Fabiola", "Isabel", "Marisol", "Odalys", "Rosalba", "Xiomara"];
  const officers = ["Streifen-Svenja", "Marken-Marga", "Funk-Fritzi"];
  expect([...women, ...more, ...officers].filter((id) => features(id).beard !== "none")).toEqual([]);
});

test("a board may know better", () => {
  expect(features("Tante Trixie", { beard: "none" }).beard).toBe("none");
});
