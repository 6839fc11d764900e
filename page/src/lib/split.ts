/** Points on their way to items: given one by one, taken back one by one, until none are left. */

export interface Split {
  readonly total: number;
  /** Who got each point, in the order given: the last one is what undo takes back. */
  readonly taps: readonly string[];
}

export const begin = (total: number): Split => ({ total, taps: [] });

export const rest = (split: Split): number => split.total - split.taps.length;

export const given = (split: Split, id: string): number => split.taps.filter((tap) => tap === id).length;

export const give = (split: Split, id: string): Split =>
  rest(split) > 0 ? { ...split, taps: [...split.taps, id] } : split;

export function take(split: Split, id: string): Split {
  const at = split.taps.lastIndexOf(id);
  return at < 0 ? split : { ...split, taps: split.taps.filter((_, i) => i !== at) };
}

/** So many points to an item, whatever it had: the others keep theirs, and no more are spent than there are. */
export function put(split: Split, id: string, points: number): Split {
  let next = split;
  while (given(next, id) > points) next = take(next, id);
  while (given(next, id) < points && rest(next) > 0) next = give(next, id);
  return next;
}

export const undo = (split: Split): Split => ({ ...split, taps: split.taps.slice(0, -1) });

/** How many points each item has got; items without points are left out. */
export function shares(split: Split): Record<string, number> {
  const result: Record<string, number> = {};
  for (const tap of split.taps) result[tap] = (result[tap] ?? 0) + 1;
  return result;
}
