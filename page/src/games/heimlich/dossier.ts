/** The dossier: suspicions and remarks, and how they fill in the tips. */
import { assign, complete } from "../../lib/forms";
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
 * What stands in the row of one's own agent, which is no part of the answer. It is filled in as the others are; were it
 * the only empty one, it would give itself away.
 */
export function feintFromDossier(field: MatchField, own: string | undefined, dossier: Town["dossier"]): string {
  const suspect = suspectId(own === undefined ? null : dossier[own]?.suspect);
  if (field.values.some((value) => value.id === suspect)) return suspect;
  return complete(field, fromDossier(field, dossier)) ? "-" : "";
}

export const noteText = (agent: string, suspect: string, remark: string): string =>
  `note ${agent} ${suspect} ${remark.replace(/\s+/g, " ").trim()}`.trim();
