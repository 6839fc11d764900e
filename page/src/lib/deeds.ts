/** What just happened, and by whose hand: the lines of the latest update, and which of them a bot did for a person. */
import type { ServerMessage, Told } from "./protocol";
import { waiting, type Known } from "./updates";

export interface Deeds {
  /** The lines that the latest update brought. */
  latest: Told[];
  /** The numbers of lines that a bot did for a person who was away, or whose time was up. */
  byBot: number[];
  /** Time was up for this very seat, and a bot answered: what came of it. Null: nothing to tell, or it has been read. */
  forMe: Told[] | null;
}

export const noDeeds = (): Deeds => ({ latest: [], byBot: [], forMe: null });

/** `before` is what was known when the message came. */
export function noted(deeds: Deeds, before: Known, message: ServerMessage): Deeds {
  if (message.type === "update") {
    const latest = message.events;
    const movers = waiting(before.view);
    const away = movers.length > 0 && movers.every((seat) => before.info?.seats[seat]?.away);
    const first = latest[0];
    return { ...deeds, latest, byBot: away && first ? [...deeds.byBot, first.n] : deeds.byBot };
  }
  // The house tells of a clock that ran out right after what came of it.
  if (message.type === "said" && message.talk.kind === "clock") {
    const first = deeds.latest[0];
    return {
      ...deeds,
      byBot: first ? [...deeds.byBot, first.n] : deeds.byBot,
      forMe: message.talk.seat === before.seat ? deeds.latest : deeds.forMe,
    };
  }
  return deeds;
}
