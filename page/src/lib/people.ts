/** What tells people at one table apart: a colour each, and initials that differ. */

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
