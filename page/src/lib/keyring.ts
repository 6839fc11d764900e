/** What this browser keeps: seat tokens (never in a URL), the name last used, language and look. */

const PREFIX = "backroom:";
const TABLES_KEPT = 60;

function read<Kept>(key: string, otherwise: Kept): Kept {
  try {
    const text = localStorage.getItem(PREFIX + key);
    return text === null ? otherwise : (JSON.parse(text) as Kept);
  } catch {
    return otherwise; // storage switched off, or foreign text in it
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // Without storage the page still plays; only a reload forgets.
  }
}

type Seats = Record<string, Record<string, string>>;

/** The tokens this device holds at a table. Which seats they open, the house says: people change places. */
export const tokensAt = (table: string): string[] => Object.values(read<Seats>("seats", {})[table] ?? {});

export function keepTokens(table: string, tokens: string[]): void {
  const { [table]: held = {}, ...others } = read<Seats>("seats", {});
  // The latest table comes last; the oldest are forgotten.
  const kept = Object.entries(others).slice(1 - TABLES_KEPT);
  const all = [...new Set([...Object.values(held), ...tokens])];
  write("seats", { ...Object.fromEntries(kept), [table]: { ...all } });
}

export function forgetTable(table: string): void {
  const all = read<Seats>("seats", {});
  delete all[table];
  write("seats", all);
}

export const tablesHeld = (): string[] => Object.keys(read<Seats>("seats", {}));

/** In a rematch the same tokens are valid, and whoever was muted stays so. */
export const carryTokens = (from: string, to: string): void => {
  if (tokensAt(from).length) keepTokens(to, tokensAt(from));
  if (mutedAt(from).length) keepMuted(to, mutedAt(from));
};

export const rememberedName = (): string => read("name", "");
export const rememberName = (name: string): void => write("name", name);

type Setting = "language" | "theme" | "knock";
export const remembered = <Kept>(key: Setting, otherwise: Kept): Kept => read(key, otherwise);
export const remember = (key: Setting, value: string): void => write(key, value);

type Muted = Record<string, string[]>;

/** Whose talk this device does not show. */
export const mutedAt = (table: string): string[] => read<Muted>("muted", {})[table] ?? [];

export function keepMuted(table: string, names: string[]): void {
  const { [table]: _, ...others } = read<Muted>("muted", {});
  write("muted", { ...Object.fromEntries(Object.entries(others).slice(1 - TABLES_KEPT)), [table]: names });
}

/** Tables at which the guide of a first game was sent away. */
export const unguided = (table: string): boolean => read<string[]>("unguided", []).includes(table);
export const keepUnguided = (table: string): void =>
  write("unguided", [...read<string[]>("unguided", []), table].slice(-TABLES_KEPT));

/** How far the guide of a first game has come: it goes on from there after a reload. Only of the latest such table. */
export const keptHeard = <Heard>(table: string): Heard | undefined =>
  read<{ table?: string; heard?: Heard }>("heard", {}).table === table
    ? read<{ heard?: Heard }>("heard", {}).heard
    : undefined;
export const keepHeard = (table: string, heard: unknown): void => write("heard", { table, heard });

/** Watching is a thing of this tab: a reload goes on watching, a new visit asks again. */
export function watches(table: string): boolean {
  try {
    return sessionStorage.getItem(`${PREFIX}watch:${table}`) === "1";
  } catch {
    return false;
  }
}

export function keepWatching(table: string): void {
  try {
    sessionStorage.setItem(`${PREFIX}watch:${table}`, "1");
  } catch {
    // as above
  }
}
