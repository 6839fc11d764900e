/** Things of this game in words. */
import type { Args, Value } from "../../lib/protocol";
import type { Words } from "../../lib/words";
import { money } from "../../table/money";
import { kindOf, type City, type Firm, type Job, type Man, type Side } from "./cosa";

const ROMAN = ["", "I", "II", "III", "IV"];
export const roman = (round: number): string => ROMAN[round] ?? String(round);
export const dollars = (words: Words, amount: number): string => money(amount, "$", words.language);
export const named = (words: Words, id: string): string => words.text("just", { thing: `@${id}` });
export const seatNamed = (words: Words, seat: number): string => named(words, `seat-${seat}`);
export const listed = (words: Words, ids: Value[]): string => words.text("just", { thing: ids });

const EPITHETS = ["Little", "Big", "Fat"];
/** A gangster as his friends call him: there are two Joeys and two Tonys. */
export function shortName(name: string): string {
  const [first = "", second = ""] = name.replace(/^Mr\. /, "").split(" ");
  return EPITHETS.includes(first) ? `${first.charAt(0)}. ${second}` : first;
}

/** What so many successes bring: a sum, or a word. */
export const effect = (words: Words, value: number | string | null): string =>
  value === null ? "–" : typeof value === "number" ? dollars(words, value) : words.text(`effect-${value}`);

/** A face of a job: with its round where the same job comes up in several. */
export const faceNamed = (words: Words, face: string): string => named(words, face.replace(".", "-round-"));

export function jobWords(words: Words, card: Job): string {
  const args: Args = { name: faceNamed(words, card.face), one: effect(words, card.one), two: effect(words, card.two) };
  const number = card.number === null ? words.text("on-strength") : words.text("on-number", { number: card.number });
  const needs = card.needs.map((kind, i) => `${named(words, kind)} (${words.text(`view-met-${card.met[i]}`)})`);
  const needing = needs.length ? `, ${words.text("needing", { needs: listed(words, needs) })}` : "";
  return `${words.text("job-of", args)}, ${number}${needing}`;
}

export function firmWords(words: Words, firm: Firm): string {
  const state = firm.state ? `, ${words.text(`view-state-${firm.state}`)}` : "";
  const marked = firm.markers.map((seat) => `@seat-${seat}`);
  const markers = marked.length ? `, ${words.text("marked-by", { seats: marked })}` : "";
  return `${named(words, firm.id)}, ${words.text("brings", { money: dollars(words, firm.income) })}${state}${markers}`;
}

export function manWords(words: Words, view: City, man: Man): string {
  const parts = [named(words, man.id), words.text("strength-of", { strength: man.dice ?? man.strength })];
  if (man.state) parts.push(words.text(`view-state-${man.state}`));
  const known = view.orders[man.id];
  if (man.order?.purchase) parts.push(words.text("to-buy", { business: `@${man.order.purchase}` }));
  else if (known) parts.push(words.text("ordered", { job: `@${known}` }));
  else if (man.order) parts.push(words.text("ordered-secretly", { round: roman(man.order.round ?? 0) }));
  else if (!man.state) parts.push(words.text("idle"));
  if (man.order?.seen?.length) parts.push(words.text("looked-by", { seats: man.order.seen.map((n) => `@seat-${n}`) }));
  if (man.aids.length) parts.push(words.text("with-aids", { aids: man.aids.map((aid) => `@${aid}`) }));
  return parts.join(", ");
}

/** One side of an offer, in a few words. */
export function sideWords(words: Words, side: Side): string {
  const promise = side.promise === "none" ? null : side.promise;
  const said: string[] = [];
  if (side.cash) said.push(dollars(words, side.cash));
  said.push(...side.things.map((thing) => named(words, thing)));
  said.push(...side.lends.map((firm) => words.text("marker-on", { business: `@${firm}` })));
  said.push(...side.lifts.map((firm) => words.text("marker-off", { business: `@${firm}` })));
  if (promise) said.push(words.text("promised", { promise, money: dollars(words, side.money ?? 0) }));
  return said.length ? said.join(" + ") : words.text("deal-nothing");
}

export const isCompany = (firm: string): boolean => COMPANIES.has(kindOf(firm));
const COMPANIES = new Set(["garage", "construction-firm", "waste-company", "night-club", "casino"]);
