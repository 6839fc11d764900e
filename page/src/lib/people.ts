/** What tells people at one table apart: a colour each, and initials that differ. */
import { getContext, setContext } from "svelte";
import type { SeatInfo } from "./protocol";

/** White letters are readable on all of them, by day and by night. */
const COLOURS = [
  "#8a2f2a",
  "#2c5f86",
  "#4c6b1f",
  "#6c3f86",
  "#8a5414",
  "#1f6d66",
  "#86345f",
  "#4a556f",
  "#7a4a2b",
  "#35508a",
  "#5d6a12",
  "#93304a",
];

export const colourOf = (seat: number): string => COLOURS[seat % COLOURS.length] ?? "#4a556f";

const letters = (name: string): string[] => Array.from(name.toUpperCase().replace(/\s+/g, ""));

const WAYS: ((name: string) => string)[] = [
  (name) => letters(name)[0] ?? "?",
  (name) => letters(name).slice(0, 2).join(""),
  (name) => `${letters(name)[0] ?? "?"}${letters(name).at(-1) ?? ""}`,
  (name) => letters(name).slice(0, 3).join(""),
];

/** One letter for everybody where that will do; otherwise as few as tell them apart. */
export function initials(names: string[]): string[] {
  return names.map((name, seat) => {
    for (const shorten of WAYS) {
      const short = shorten(name);
      if (!names.some((other, there) => there !== seat && shorten(other) === short)) return short;
    }
    return `${letters(name)[0] ?? "?"}${seat + 1}`;
  });
}

/** How a person is drawn; null for a bot, which has a face, and for an empty chair. */
export function lookOf(seats: SeatInfo[], seat: number): { short: string; colour: string } | null {
  if (seats[seat]?.kind !== "person") return null;
  const names = seats.map((other) => (other.kind === "person" ? other.name : ""));
  return { short: initials(names)[seat] ?? "?", colour: colourOf(seat) };
}

const HERE = Symbol("seats");

/** Whoever draws somebody of this table below knows who sits where. Called while a component is made. */
export const knowSeats = (seats: () => SeatInfo[]): void => void setContext(HERE, seats);

/** Who sits here; nobody where there is no table, as in a lesson. Called while a component is made. */
export const seatsHere = (): (() => SeatInfo[]) => getContext<(() => SeatInfo[]) | undefined>(HERE) ?? (() => []);
