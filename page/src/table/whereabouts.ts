/**
 * Which thing is where, followed from view to view. A view only says "two red cards lie here"; to see a card travel, each
 * gets an id of the page's own and keeps it as long as it can be the same card.
 */

/** A thing as the page follows it; `kind` is null while nobody here knows what it is. */
export interface Thing {
  id: string;
  kind: string | null;
}

/** What lies at each place, in order. */
export type Whereabouts = Record<string, Thing[]>;
export type Kinds = Record<string, (string | null)[]>;

/** A journey from one place to another; null is out of sight. */
export interface Journey {
  id: string;
  from: string | null;
  to: string | null;
  /** What is shown on its way where the thing itself is drawn nowhere: a coin between two purses. */
  shows?: string;
}

/** A move as the story told it: where a kind could have come from several places, this says which. */
export interface Hint {
  kind: string | null;
  from: string;
  to: string;
}

let born = 0;

export function follow(
  before: Whereabouts,
  now: Kinds,
  hints: Hint[] = [],
): { there: Whereabouts; journeys: Journey[] } {
  const left = new Map(Object.entries(before).map(([place, things]) => [place, [...things]]));
  const there: (Thing | null)[][] = Object.values(now).map((kinds) => kinds.map(() => null));
  const places = Object.keys(now);
  const journeys: Journey[] = [];

  const take = (from: string, fits: (thing: Thing) => boolean): Thing | null => {
    const things = left.get(from) ?? [];
    const at = things.findIndex(fits);
    return at < 0 ? null : (things.splice(at, 1)[0] ?? null);
  };
  const arrive = (place: number, nth: number, thing: Thing, from: string | null): void => {
    const to = places[place] ?? "";
    const kind = now[to]?.[nth] ?? null;
    (there[place] as (Thing | null)[])[nth] = { id: thing.id, kind };
    if (from !== to) journeys.push({ id: thing.id, from, to });
  };
  const eachMissing = (visit: (place: number, nth: number, kind: string | null) => void): void =>
    places.forEach((name, place) =>
      now[name]?.forEach((kind, nth) => {
        if (!there[place]?.[nth]) visit(place, nth, kind);
      }),
    );

  for (const { kind, from, to } of hints) {
    const place = places.indexOf(to);
    const nth = now[to]?.findIndex((found, i) => found === kind && !there[place]?.[i]) ?? -1;
    if (place < 0 || nth < 0) continue;
    const thing = take(from, (thing) => thing.kind === kind) ?? take(from, (thing) => thing.kind === null);
    if (thing) arrive(place, nth, thing, from);
  }
  // Whatever can have stayed has stayed.
  eachMissing((place, nth, kind) => {
    const name = places[place] ?? "";
    const thing = take(name, (thing) => thing.kind === kind);
    if (thing) arrive(place, nth, thing, name);
  });
  // The same kind from elsewhere; else something unknown that is now known, or the other way round.
  for (const fits of [
    (thing: Thing, kind: string | null) => thing.kind === kind,
    (thing: Thing, kind: string | null) => thing.kind === null || kind === null,
  ]) {
    eachMissing((place, nth, kind) => {
      for (const from of left.keys()) {
        const thing = take(from, (thing) => fits(thing, kind));
        if (thing) return arrive(place, nth, thing, from);
      }
    });
  }
  eachMissing((place, nth) => arrive(place, nth, { id: `thing-${(born += 1)}`, kind: null }, null));
  for (const [from, things] of left) for (const { id } of things) journeys.push({ id, from, to: null });

  return {
    there: Object.fromEntries(places.map((name, i) => [name, kept(before[name], there[i] as Thing[])])),
    journeys,
  };
}

/** Where nothing has changed the very same things lie, so that nothing need be drawn anew. */
function kept(before: Thing[] | undefined, now: Thing[]): Thing[] {
  const things = now.map((thing) => before?.find(({ id, kind }) => id === thing.id && kind === thing.kind) ?? thing);
  return before?.length === things.length && things.every((thing, i) => thing === before[i]) ? before : things;
}
