/** The item at `i`. An index outside of the list is a mistake of whoever asks: a RangeError. */
export function itemAt<T>(items: readonly T[], i: number): T {
  const item = items[i];
  if (item === undefined) throw new RangeError(`There is no item ${i} among ${items.length}`);
  return item;
}
