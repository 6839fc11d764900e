/** Several people on one device: whose view may be seen now, and for whom the curtain falls. */

export interface LocalSeat {
  seat: number;
  /** The game waits for this seat. */
  asked: boolean;
}

export interface Stage {
  /** The seat whose view is open, or null behind the curtain. */
  shown: number | null;
  /** Whom the device is for next: the curtain names this seat. */
  next: number | null;
}

/**
 * One person needs no curtain. With several, the view open stays open until the game waits for another seat of this
 * device and no longer for this one; at first nobody's is open. Whoever only wants a look (`peeking`) may have it
 * although another is asked.
 */
export function stage(seats: LocalSeat[], shown: number | null, peeking = false): Stage {
  const only = seats.length === 1 ? seats[0] : undefined;
  if (only) return { shown: only.seat, next: null };
  const open = seats.find((seat) => seat.seat === shown);
  if (open && (open.asked || peeking)) return { shown: open.seat, next: null };
  const asked = seats.filter((seat) => seat.asked);
  // Clockwise from whoever had the device, so that it goes round the table.
  const next = asked.find((seat) => seat.seat > (shown ?? -1)) ?? asked[0];
  if (next) return { shown: null, next: next.seat };
  return open ? { shown: open.seat, next: null } : { shown: null, next: seats[0]?.seat ?? null };
}

/** Where all seats know the same there is no curtain: whoever is asked is shown, and stays until somebody else is. */
export function openStage(seats: LocalSeat[], shown: number | null): Stage {
  const asked = seats.filter((seat) => seat.asked);
  const stays = asked.find((seat) => seat.seat === shown);
  const next = stays ?? asked.find((seat) => seat.seat > (shown ?? -1)) ?? asked[0];
  return { shown: next?.seat ?? shown ?? seats[0]?.seat ?? null, next: null };
}
