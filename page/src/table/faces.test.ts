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

test("a board may know better", () => {
  expect(features("Tante Trixie", { beard: "none" }).beard).toBe("none");
});
