/** The HTTP side of the house: which games, which tables, words and rules. */
import type { Args, HouseInfo, NewLesson, NewTable, Problem, Rulebook, Seated, TableInfo, TableMade } from "./protocol";

/** The house said no, and why; `status` is the HTTP number (0: nobody answered). */
export class Declined extends Error {
  constructor(
    readonly status: number,
    readonly code = "",
    readonly word = "",
    readonly args: Args = {},
    readonly why = "",
  ) {
    super(why);
  }
}

async function ask(path: string, body?: unknown): Promise<Response> {
  const request: RequestInit =
    body === undefined
      ? {}
      : { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  let response: Response;
  try {
    response = await fetch(path, request);
  } catch {
    throw new Declined(0, "unreachable");
  }
  if (response.ok) return response;
  const problem = (await response.json().catch(() => ({}))) as Partial<Problem>;
  throw new Declined(response.status, problem.code, problem.word, problem.args, problem.why ?? response.statusText);
}

const json = async <Answer>(path: string, body?: unknown): Promise<Answer> =>
  (await (await ask(path, body)).json()) as Answer;

const part = encodeURIComponent;

export const house = (): Promise<HouseInfo> => json("/api/house");
export const openTables = (): Promise<TableInfo[]> => json("/api/tables");
export const tableInfo = (id: string): Promise<TableInfo> => json(`/api/tables/${part(id)}`);
export const rulebook = (game: string, language: string): Promise<Rulebook> =>
  json(`/api/rules/${part(game)}/${part(language)}`);
export const gameWords = async (game: string, language: string): Promise<string> =>
  (await ask(`/api/words/${part(game)}/${part(language)}`)).text();
export const qrAddress = (id: string): string => `/api/tables/${part(id)}/qr.svg`;

export const setTable = (wish: NewTable): Promise<TableMade> => json("/api/tables", wish);
/** A first game with a guide. */
export const startLesson = (wish: NewLesson): Promise<TableMade> => json("/api/lessons", wish);
/** People look round first, and say themselves when they are ready. */
export const sitDown = (id: string, name: string): Promise<Seated> =>
  json(`/api/tables/${part(id)}/sit`, { name, ready: false });
