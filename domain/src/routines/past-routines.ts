/** For each exercise of earlier routines, how many days ago they were; the exercises not in it never came. */
export type PastRoutines = ReadonlyMap<number, readonly number[]>;

export const NO_PAST: PastRoutines = new Map();

/** Days that a choice looks back. */
export const PAST_DAYS = 28;

/** Infinity for an exercise that never came. */
export function daysSince(past: PastRoutines, id: number): number {
  return Math.min(Infinity, ...(past.get(id) ?? []));
}

export function cameYesterday(past: PastRoutines, id: number): boolean {
  return daysSince(past, id) <= 1;
}
