/** Where we are: the first screen, a table, where a game is learnt, or nowhere. */

export interface Place {
  table: string | null;
  /** The game whose pictures are looked at. */
  learn: string | null;
  /** Draw with the generic page even where the game has its own. */
  generic: boolean;
  /** An address that leads nowhere. */
  lost: boolean;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // a stray percent sign: no table is called so
  }
}

export function place(path: string, query: string): Place {
  // No name has capitals: whoever types an address, or has a phone that does, means it all the same.
  const [, room, name = ""] = /^\/(t|learn)\/([^/]+)\/?$/.exec(decoded(path).toLowerCase()) ?? [];
  return {
    table: room === "t" ? name : null,
    learn: room === "learn" ? name : null,
    lost: !room && path !== "/" && path !== "/index.html",
    generic: new URLSearchParams(query).has("generic"),
  };
}

class Route {
  here = $state.raw<Place>(place(location.pathname, location.search));

  constructor() {
    window.addEventListener("popstate", () => this.look());
  }

  private look(): void {
    this.here = place(location.pathname, location.search);
  }

  private go(path: string): void {
    history.pushState(null, "", path + (this.here.generic ? "?generic" : ""));
    this.look();
    window.scrollTo(0, 0);
  }

  toTable = (id: string): void => this.go(`/t/${encodeURIComponent(id)}`);
  toLearn = (game: string): void => this.go(`/learn/${encodeURIComponent(game)}`);
  home = (): void => this.go("/");
}

export const route = new Route();
