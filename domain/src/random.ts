/** A source of random numbers from 0 (included) to 1 (excluded), like `Math.random`. */
export type Random = () => number;

/** The items in a random order (Fisher–Yates); `items` is not changed. */
export function shuffle<Item>(items: readonly Item[], random: Random): Item[] {
  const rest = [...items];
  const shuffled: Item[] = [];
  while (rest.length > 0) {
    shuffled.push(...rest.splice(Math.floor(random() * rest.length), 1));
  }
  return shuffled;
}
