/** How a round ended is looked at before anything else: at the end of a game, before the result. */
import type { Chair } from "../../lib/table.svelte";
import { outcome } from "../../lib/updates";
import { party } from "./party";

class Seen {
  /** The last round whose end somebody at this chair has seen. */
  round = $state(0);
  /** Whoever only looks on, and presses nothing, is told the result all the same. */
  late = $state(false);

  constructor(round: number) {
    this.round = round;
  }
}

const chairs = new WeakMap<Chair, Seen>();

/** What had ended before one came is no news. */
export function seenBy(chair: Chair): Seen {
  const seen = chairs.get(chair) ?? new Seen(party(chair.sight).last?.round ?? 0);
  chairs.set(chair, seen);
  return seen;
}

/** The last line of the story that may be told while the last raid is still being read; null for all of it. */
export function toldBy(chair: Chair): number | null {
  if (!outcome(chair.view)) return null;
  const seen = seenBy(chair);
  if (seen.late || seen.round >= (party(chair.sight).last?.round ?? 0)) return null;
  const counted = chair.known.events.find(({ word }) => word === "log-points");
  return counted ? counted.n - 1 : null;
}
