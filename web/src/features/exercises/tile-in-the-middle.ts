export type TilePlace = { key: string; left: number; top: number; bottom: number };

/**
 * The tile in the middle of the window, at the height `middle`; null for none. The tiles of a row take turns
 * from left to right while the row passes the middle.
 */
export function tileInTheMiddle(places: readonly TilePlace[], middle: number): string | null {
  const row = places
    .filter(({ top, bottom }) => top <= middle && middle < bottom)
    .toSorted((one, other) => one.left - other.left);
  const [first] = row;
  if (first === undefined) return null;
  const along = (middle - first.top) / (first.bottom - first.top);
  return row[Math.min(row.length - 1, Math.floor(along * row.length))]?.key ?? null;
}
