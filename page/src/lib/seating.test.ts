import { expect, test } from "vitest";
import type { GameInfo } from "./protocol";
import { choosable, fits, planned, spokenTerms, usualBot, usualSeats, valuesFor, wish } from "./seating";
import { Words } from "./words";

const game: GameInfo = {
  name: "some-game",
  title: { de: "Ein Spiel", en: "Some game" },
  pitch: { de: "Spielt es.", en: "Play it." },
  min_seats: 2,
  max_seats: 7,
  usual_seats: 4,
  options: [
    { name: "rules", values: ["basic", "expert"], values_by_seats: null, default: "basic" },
    {
      name: "start",
      values: ["random", "0", "1", "2"],
      values_by_seats: { "2": ["random", "0", "1"] },
      default: "random",
    },
  ],
  bots: ["random", "greedy", "house"],
  lesson: false,
};
const rest = {
  visibility: "invited" as const,
  watchers: "listen" as const,
  clock: 0,
  nameless: (seat: number) => (seat ? `Seat ${seat + 1}` : "Guest"),
};

test("playing now means me and the game's own bots", () => {
  const seats = planned(game, "now", usualSeats(game), [{ sitter: "person", name: "Ada" }]);
  expect(wish(game, seats, {}, rest).seats).toEqual([
    { kind: "person", name: "Ada" },
    { kind: "bot", bot: "house" },
    { kind: "bot", bot: "house" },
    { kind: "bot", bot: "house" },
  ]);
});

test("inviting friends leaves the other chairs open", () => {
  const seats = planned(game, "friends", 3, []);
  expect(wish(game, seats, {}, rest).seats).toEqual([
    { kind: "person", name: "Guest" },
    { kind: "open" },
    { kind: "open" },
  ]);
});

test("another number of players keeps what was planned", () => {
  const before = [
    { sitter: "person", name: "Ada" },
    { sitter: "person", name: "Ben" },
    { sitter: "random", name: "" },
  ];
  expect(planned(game, "now", 2, before)).toEqual(before.slice(0, 2));
  expect(planned(game, "now", 4, before)[3]).toEqual({ sitter: "house", name: "" });
});

test("an option's value that does not fit the number of players falls back", () => {
  const seats = planned(game, "now", 2, []);
  expect(wish(game, seats, { rules: "expert", start: "2" }, rest).options).toEqual({
    rules: "expert",
    start: "random",
  });
  expect(valuesFor(game.options[1]!, 2)).toEqual(["random", "0", "1"]);
});

test("a game with shared bots only is played with one of those", () => {
  expect(usualBot({ ...game, bots: ["random"] })).toBe("random");
});

test("an option that takes any number takes one between its bounds", () => {
  const level = { name: "level", values: ["10", "4"], values_by_seats: null, default: "10", least: -5, most: 20 };
  const box = { name: "box", values: ["box"], values_by_seats: null, default: "box", least: null, most: null };
  const strict = { ...game, options: [level, box] };
  expect(choosable(strict).map((option) => option.name)).toEqual(["level"]);
  expect(fits(level, "7", 2)).toBe(true);
  expect(fits(level, "-5", 2)).toBe(true);
  expect(fits(level, "21", 2)).toBe(false);
  expect(fits(level, "", 2)).toBe(false);
  expect(fits(box, "7", 2)).toBe(false);
});

test("what the host has changed is said term by term", () => {
  const words = new Words("en", [
    "clock = Clock\nclock-off = none\nclock-seconds = { $seconds } s\nwatchers = Watchers\nwatchers-talk = may talk",
    "option-rules = Rules\noption-rules-expert = Expert game\noption-cards = Cards",
  ]);
  const terms = { "option-rules": "expert", "option-cards": "7", clock: 45, watchers: "talk" };
  expect(spokenTerms(words, terms)).toBe("Rules: Expert game; Cards: 7; Clock: 45 s; Watchers: may talk");
  expect(spokenTerms(words, { clock: 0 })).toBe("Clock: none");
});
