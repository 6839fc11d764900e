import { createRawSnippet, type Component } from "svelte";
import { render } from "svelte/server";
import { describe, expect, test } from "vitest";
import Card from "./Card.svelte";
import Dice from "./Dice.svelte";
import { Grip } from "./grip.svelte";
import Hand from "./Hand.svelte";
import Overview from "./Overview.svelte";
import Pile from "./Pile.svelte";
import Scene from "./Scene.svelte";
import Seat from "./Seat.svelte";
import Tray from "./Tray.svelte";
import WhyNot from "./WhyNot.svelte";
import Zone from "./Zone.svelte";

const drawn = <Props extends Record<string, unknown>>(part: Component<Props>, props: Props): string =>
  render(part as Component, { props }).body;
const heard = (html: string): string => html.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");
const front = createRawSnippet(() => ({ render: () => "<b>front</b>" }));
const nothing = (): void => undefined;

describe("a card", () => {
  test("shows its front or its back, never both", () => {
    expect(drawn(Card, { label: "red", front })).toContain("<b>front</b>");
    expect(drawn(Card, { label: "red", front, up: false })).not.toContain("front</b>");
  });

  test("held to look is not on the page until it is held", () => {
    const html = drawn(Card, { label: "your card", front, hold: true });
    expect(html).not.toContain("front</b>");
    expect(html).toContain("<button");
  });

  test("dimmed can still be touched, to say why", () => {
    const html = drawn(Card, { label: "red", front, dim: true, press: nothing });
    expect(html).toContain('aria-disabled="true"');
    expect(html).not.toContain(" disabled");
  });

  test("that cannot be touched is a picture with a name", () => {
    expect(drawn(Card, { label: "red", front })).toMatch(/role="img"[^>]*aria-label="red"/);
  });
});

test("a hand is a group with a name; empty it says so", () => {
  const card = createRawSnippet<[{ id: string }]>((one) => ({ render: () => `<i>${one().id}</i>` }));
  expect(drawn(Hand, { cards: [{ id: "a" }, { id: "b" }], card, label: "Your cards" })).toContain("<i>b</i>");
  expect(heard(drawn(Hand, { cards: [], card, label: "Your cards", empty: "None left." }))).toContain("None left.");
});

test("a pile says what it is and how many; an empty one is a place still", () => {
  expect(drawn(Pile, { count: 7, label: "Ada's pile" })).toContain('aria-label="Ada\'s pile: 7"');
  expect(drawn(Pile, { count: 0, label: "Ada's pile" })).toContain('aria-label="Ada\'s pile: 0"');
});

describe("a seat", () => {
  test("names who sits there and whose turn it is in words", () => {
    const said = heard(drawn(Seat, { name: "Ada", you: true, turn: true, badge: "leads" }));
    for (const word of ["Ada", "you", "leads", "on turn"]) expect(said).toContain(word);
  });

  test("keeps the last deed in sight, and says what was said", () => {
    const said = heard(drawn(Seat, { name: "Ben", bot: true, deed: "plays green", says: "Mine!" }));
    for (const word of ["bot", "plays green", "Mine!"]) expect(said).toContain(word);
  });

  test("is out in words, not in grey alone", () => {
    expect(heard(drawn(Seat, { name: "Cleo", gone: true }))).toContain("out of the game");
  });
});

test("a zone is a button only while it takes what is lifted, or does something itself", () => {
  const grip = new Grip({ may: (_, zone) => zone === "here", put: nothing });
  expect(drawn(Zone, { id: "here", grip, label: "Here" })).not.toContain("<button");
  grip.touch("card");
  expect(drawn(Zone, { id: "here", grip, label: "Here" })).toMatch(/<button[^>]*aria-label="Here"/);
  expect(drawn(Zone, { id: "there", grip, label: "There" })).not.toContain("<button");
});

test("a tray can be confirmed only when all is prepared, and not while an answer is on its way", () => {
  const tray = { confirm: "Propose", act: nothing };
  expect(drawn(Tray, { ...tray, ready: true })).not.toMatch(/data-confirm[^>]* disabled/);
  expect(drawn(Tray, { ...tray, ready: false })).toMatch(/data-confirm[^>]* disabled/);
  expect(drawn(Tray, { ...tray, ready: true, busy: true })).toMatch(/data-confirm[^>]* disabled/);
});

test("a scene is named by its title; it goes on only where one may press on", () => {
  expect(drawn(Scene, { title: "The raid" })).toMatch(/role="dialog"/);
  expect(drawn(Scene, { title: "The raid" })).not.toContain("data-onward");
  expect(drawn(Scene, { title: "The raid", onward: nothing })).toContain("data-onward");
});

test("dice are read out together", () => {
  const html = drawn(Dice, { pips: [3, 5], roll: 1, label: "The dice show 8" });
  expect(html).toContain('aria-label="The dice show 8"');
  expect(html.match(/<circle/g)).toHaveLength(8);
});

test("an overview is shut until it is pulled out", () => {
  const html = drawn(Overview, { title: "Characters", children: front });
  expect(html).toContain("Characters");
  expect(html).not.toContain("<b>front</b>");
});

test("why not: the reason with its rule", () => {
  expect(heard(drawn(WhyNot, { reason: { text: "Still covered.", rule: "V-17" }, close: nothing }))).toContain(
    "Still covered. (V-17)",
  );
});
