/** Which things have a drawing of their own in a sentence: businesses and influence cards. */
const DRAWN = new Set([
  "pimp",
  "drug-dealer",
  "loan-shark",
  "lawyer",
  "cop",
  "politician",
  "garage",
  "construction-firm",
  "waste-company",
  "night-club",
  "casino",
  "snitch",
  "spy",
  "emergency-doc",
  "henchman",
  "saboteur",
  "machine-pistol",
  "distraction",
  "schemer",
]);

export function drawn(id: string): string | null {
  const kind = id.replace(/-\d+$/, "");
  return DRAWN.has(kind) ? kind : null;
}
