/** From what a person filled in to the one text form of the answer. */
import type { Field, FormAsk, MatchField } from "./protocol";

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
      return field.items.every((item) => Boolean((filled as Record<string, string>)[item.id]));
    case "one":
      return filled !== "";
    case "some": {
      const count = (filled as string[]).length;
      return count >= field.least && count <= field.most;
    }
    case "number": {
      const number = Number(filled);
      return Number.isFinite(number) && number >= field.least && number <= field.most;
    }
    case "words":
      return String(filled).length <= field.most;
  }
}

export const completeForm = (ask: FormAsk, answers: Answers): boolean =>
  ask.fields.every((field) => complete(field, answers[field.name]));

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
