/** Throws a RangeError outside of the list. */
export function itemAt<T>(items: readonly T[], i: number): T {
  const item = items[i];
  if (item === undefined) throw new RangeError(`There is no item ${i} among ${items.length}`);
  return item;
}
