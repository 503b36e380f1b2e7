/** A tile of a grid and where it is in the window. */
export type TilePlace = { key: string; left: number; top: number; bottom: number };

/**
 * The tile that is in the middle of the window, `middle` being its height there; null when none is. Of a row
 * the tiles have their turn from left to right while the row passes the middle.
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
