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

/**
 * Equal numbers in every run: mulberry32.
 * @param seed a whole number of 32 bits.
 */
export function seededRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}
