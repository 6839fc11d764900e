/** The dossier: suspicions and remarks, and how they fill in the tips. */
import { assign } from "../../lib/forms";
import type { MatchField } from "../../lib/protocol";
import type { Town } from "./town";

/** The suspect as the note's and the tips' text writes it. */
export const suspectId = (suspect: number | "-" | null | undefined): string =>
  suspect === null || suspect === undefined ? "?" : String(suspect);

/** Tips as the dossier suggests; of two agents suspected on the same player the later one keeps the name. */
export function fromDossier(field: MatchField, dossier: Town["dossier"]): Record<string, string> {
  let tips: Record<string, string> = {};
  for (const item of field.items) {
    const suspect = suspectId(dossier[item.id]?.suspect);
    if (field.values.some((value) => value.id === suspect)) tips = assign(field, tips, item.id, suspect);
  }
  return tips;
}

/**
 * The paper the tips are written on: a row for every agent, one's own among them. That row takes and gives names like any
 * other, so that nobody who looks on can tell it by what it does; it is no part of the answer.
 */
export const paperOf = (field: MatchField, agents: Town["agents"]): MatchField => ({
  ...field,
  items: agents.map((agent) => ({ id: agent, label: `@agent-${agent}` })),
});

export const noteText = (agent: string, suspect: string, remark: string): string =>
  `note ${agent} ${suspect} ${remark.replace(/\s+/g, " ").trim()}`.trim();
