/** Open lines on their way from one table to the next: nobody need call anew for a rematch. */

/** Nobody has come for it: the table was not gone to after all. */
const FORGOTTEN = 5_000;

const kept = new Map<string, WebSocket>();

/** Whose line it is: a chair's by its token, which is the same in a rematch. */
const owner = (token: string | null): string => token ?? "";

export function keepLine(token: string | null, line: WebSocket | null): void {
  if (!line) return;
  kept.get(owner(token))?.close();
  kept.set(owner(token), line);
  setTimeout(() => {
    if (kept.get(owner(token)) === line) takeLine(token)?.close();
  }, FORGOTTEN);
}

/** The line, if it is still open. */
export function takeLine(token: string | null): WebSocket | null {
  const line = kept.get(owner(token)) ?? null;
  kept.delete(owner(token));
  if (line?.readyState === line?.OPEN) return line;
  line?.close();
  return null;
}
