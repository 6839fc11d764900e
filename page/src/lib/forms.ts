/** From what a person filled in to the one text form of the answer. */
import type { Asked, Field, FormAsk, Labelled, MatchField, Offered } from "./protocol";

/** What is filled in: points and matches by item, ids, a number, or words. */
export type Filled = Record<string, number> | Record<string, string> | string[] | string | number;
export type Answers = Record<string, Filled>;

export function blank(field: Field): Filled {
  switch (field.kind) {
    case "points":
      return {};
    case "match":
      return { ...field.given };
    case "some":
      return [];
    case "number":
      return field.least;
    case "one":
      // Where there is no choice, none need be made.
      if (field.given) return field.given;
      return field.values.length === 1 ? (field.values[0]?.id ?? "") : "";
    case "words":
      return "";
  }
}

export function blankForm(ask: FormAsk): Answers {
  return Object.fromEntries(ask.fields.map((field) => [field.name, blank(field)]));
}

/** Whether nothing is missing; what the rules say beyond that is the server's to judge. */
export function complete(field: Field, filled: Filled | undefined): boolean {
  if (filled === undefined) return false;
  switch (field.kind) {
    case "points":
      return Object.values(filled as Record<string, number>).reduce((sum, n) => sum + n, 0) === field.total;
    case "match":
      return field.items.every((item) => isOneOf(field.values, (filled as Record<string, string>)[item.id]));
    case "one":
      return isOneOf(field.values, filled as string);
    case "some": {
      const chosen = filled as string[];
      const known = chosen.every((id) => isOneOf(field.values, id));
      return known && chosen.length >= field.least && chosen.length <= field.most;
    }
    case "number": {
      if (filled === "") return false;
      const number = Number(filled);
      return number >= field.least && number <= field.most && (number - field.least) % field.step === 0;
    }
    case "words":
      return String(filled).length <= field.most;
  }
}

/** What is offered may change while a form is being filled in: an id counts only as long as it is there. */
const isOneOf = (values: Labelled[], id: string | undefined): boolean => values.some((value) => value.id === id);

/** The fields that keep a form from being sent. */
export const missing = (ask: FormAsk, answers: Answers): Field[] =>
  ask.fields.filter((field) => !complete(field, answers[field.name]));

/** What a question looks like without the things it is about: forms that differ in it share no answers. */
export const outline = (ask: Asked): string =>
  ask.kind === "pick" ? ask.word : [ask.verb, ...ask.fields.map((field) => `${field.kind} ${field.name}`)].join();

/** Choices of one kind stand together, in the order they came; so do those that are the only one of their kind. */
export function groups(choices: Offered[]): Offered[][] {
  const kinds: Offered[][] = [];
  for (const choice of choices) {
    const last = kinds.at(-1);
    if (last?.[0]?.word === choice.word) last.push(choice);
    else kinds.push([choice]);
  }
  const grouped: { single: boolean; choices: Offered[] }[] = [];
  for (const kind of kinds) {
    const last = grouped.at(-1);
    if (kind.length === 1 && last?.single) last.choices.push(...kind);
    else grouped.push({ single: kind.length === 1, choices: kind });
  }
  return grouped.map((group) => group.choices);
}

/** Gives an item its value; a value that may be used only once leaves whoever had it. */
export function assign(
  field: MatchField,
  filled: Record<string, string>,
  item: string,
  value: string,
): Record<string, string> {
  const result = { ...filled };
  if (field.once.includes(value)) {
    for (const other of Object.keys(result)) if (result[other] === value) delete result[other];
  }
  if (value) result[item] = value;
  else delete result[item];
  return result;
}

function fieldText(field: Field, filled: Filled): string {
  switch (field.kind) {
    case "points": {
      const points = filled as Record<string, number>;
      return field.items
        .filter((item) => points[item.id])
        .map((item) => `${item.id} ${points[item.id]}`)
        .join(" ");
    }
    case "match": {
      const values = filled as Record<string, string>;
      return field.items.map((item) => `${item.id} ${values[item.id]}`).join(" ");
    }
    case "some": {
      const chosen = filled as string[];
      const inOrder = field.values.map((value) => value.id).filter((id) => chosen.includes(id));
      return inOrder.join(",") || "-";
    }
    case "words":
      return String(filled).replace(/\s+/g, " ").trim();
    case "one":
    case "number":
      return String(filled);
  }
}

/** The answer's text: the verb and each field's text, separated by spaces. */
export function formText(ask: FormAsk, answers: Answers): string {
  const fields = ask.fields.map((field) => fieldText(field, answers[field.name] ?? blank(field)));
  return [ask.verb, ...fields].join(" ").trim();
}
