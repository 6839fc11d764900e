/** What just happened: the lines of the latest update, and what a bot did for me. */
import type { ServerMessage, Told } from "./protocol";
import type { Known } from "./updates";

export interface Deeds {
  /** The lines that the latest update brought. */
  latest: Told[];
  /** Time was up for this very seat, and a bot answered: what came of it. Null: nothing to tell, or it has been read. */
  forMe: Told[] | null;
}

export const noDeeds = (): Deeds => ({ latest: [], forMe: null });

/** `before` is what was known when the message came. */
export function noted(deeds: Deeds, before: Known, message: ServerMessage): Deeds {
  if (message.type === "update") return { ...deeds, latest: message.events };
  // The house tells of a clock that ran out right after what came of it.
  const mine = message.type === "said" && message.talk.kind === "clock" && message.talk.seat === before.seat;
  return mine ? { ...deeds, forMe: deeds.latest } : deeds;
}
