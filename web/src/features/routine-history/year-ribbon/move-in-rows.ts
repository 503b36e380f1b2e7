import type { LocalDay } from '@limber/domain/time/local-day';

/** Null is a place without a day. */
export type Rows = readonly (readonly (LocalDay | null)[])[];

/** The day that a key leads to; null for none, and for keys that grids do not use. */
export function moveInRows(rows: Rows, from: LocalDay, key: string): LocalDay | null {
  const row = rows.findIndex((days) => days.includes(from));
  const column = rows[row]?.indexOf(from) ?? 0;
  switch (key) {
    case 'ArrowLeft':
      return rows[row]?.[column - 1] ?? null;
    case 'ArrowRight':
      return rows[row]?.[column + 1] ?? null;
    case 'ArrowUp':
      return inRow(rows[row - 1], column);
    case 'ArrowDown':
      return inRow(rows[row + 1], column);
    case 'Home':
      return rows[row]?.find((day) => day !== null) ?? null;
    case 'End':
      return rows[row]?.findLast((day) => day !== null) ?? null;
    default:
      return null;
  }
}

/** The day in a column, or the last one of a shorter row. */
function inRow(days: Rows[number] | undefined, column: number): LocalDay | null {
  return days?.[Math.min(column, days.length - 1)] ?? null;
}
