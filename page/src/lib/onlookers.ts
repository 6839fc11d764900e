/** Those who must know where things lay before news change it. */
export interface Onlooker {
  lookAround(): void;
  lookAway(): void;
}

const onlookers = new Set<Onlooker>();

export function watchNews(onlooker: Onlooker): () => void {
  onlookers.add(onlooker);
  return () => onlookers.delete(onlooker);
}

export function lookAround(): void {
  for (const onlooker of onlookers) onlooker.lookAround();
}

export function lookAway(): void {
  for (const onlooker of onlookers) onlooker.lookAway();
}
