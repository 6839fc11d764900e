import { expect, test } from "vitest";
import { Words } from "../lib/words";
import { labels, Reader } from "./reader";

const words = new Words(
  "de",
  [
    `
option-rules-expert = Profis
church = Kirche
agent-red = Rot
symbol-star = Stern
view-seat = Spieler
    .kind = seat
view-phase-move = Ziehen
view-cards = Karten
view-own-cards = Deine Karten
view-at-none = nicht gebraucht
field-price = Preis
`,
  ],
  (seat) => ["Ada", "Ben"][seat] ?? "?",
);
const known = labels([
  {
    kind: "form",
    word: "ask",
    args: {},
    verb: "note",
    fields: [
      {
        kind: "one",
        name: "agent",
        values: [
          { id: "blue", label: "@agent-red" },
          { id: "-", label: "@nobody" },
        ],
      },
    ],
  },
]);
const reader = new Reader(words, 0, 2, known);

test("ids are called as the words or the questions call them", () => {
  expect(reader.text("phase", "move")).toBe("Ziehen");
  expect(reader.text("rules", "expert")).toBe("Profis");
  expect(reader.text("place", "church")).toBe("Kirche");
  expect(reader.text("card", "blue")).toBe("Rot");
  expect(reader.text("wallet", "star")).toBe("Stern");
  expect(reader.text("mind", "-")).toBe("-");
  expect(reader.text("note", "why not?")).toBe("why not?");
});

test("seats have names, numbers the look of the language", () => {
  expect(reader.text("seat", 1)).toBe("Ben");
  expect(reader.text("money", 550.05)).toBe("550,05");
  expect(reader.called("seat", "1")).toBe("@seat-1");
});

test("parts of a view have labels, under their parent perhaps others", () => {
  expect(reader.label({ key: "cards", parent: null })).toBe("Karten");
  expect(reader.label({ key: "cards", parent: "own" })).toBe("Deine Karten");
  expect(reader.label({ key: "price", parent: "own" })).toBe("Preis");
  expect(reader.label({ key: "star", parent: "own" })).toBe("Stern");
  expect(reader.label({ key: "some_thing", parent: null })).toBe("some thing");
});

test("that there is nothing may have a word", () => {
  expect([reader.absent("at"), reader.absent("cards")]).toEqual(["nicht gebraucht", null]);
});

test("what a question calls a thing later is read at once; what has a word of its own is not asked for", () => {
  const later = new Map<string, string>();
  const asked: string[] = [];
  const questions = { get: (id: string) => (asked.push(id), later.get(id)) } as ReadonlyMap<string, string>;
  const patient = new Reader(words, 0, 2, questions);
  const read = (): string[] => [patient.text("card", "x-17"), patient.label({ key: "x-17", parent: "cards" })];
  expect(read()).toEqual(["x-17", "x 17"]);
  later.set("x-17", "@agent-red");
  expect(read()).toEqual(["Rot", "Rot"]);
  asked.length = 0;
  expect([patient.text("place", "church"), patient.label({ key: "cards", parent: null })]).toEqual([
    "Kirche",
    "Karten",
  ]);
  expect(asked).toEqual([]);
});
