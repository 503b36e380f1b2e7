/** Random numbers from 0 (included) to 1 (excluded), like `Math.random`. */
export type Random = () => number;

/** A shuffled copy (Fisher–Yates). */
export function shuffle<Item>(items: readonly Item[], random: Random): Item[] {
  const rest = [...items];
  const shuffled: Item[] = [];
  while (rest.length > 0) {
    shuffled.push(...rest.splice(Math.floor(random() * rest.length), 1));
  }
  return shuffled;
}
