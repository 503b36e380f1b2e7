/** Days since the earlier routines with an exercise, by its id; an exercise that never came is missing. */
export type PastRoutines = ReadonlyMap<number, readonly number[]>;

export const NO_PAST: PastRoutines = new Map();

/** Days that a choice looks back. */
export const PAST_DAYS = 28;

/** Collects the exercises of earlier routines, each with the days since its routine. */
export function pastRoutines(
  earlier: Iterable<{ exerciseId: number; daysAgo: number }>,
): PastRoutines {
  const past = new Map<number, number[]>();
  for (const { exerciseId, daysAgo } of earlier) {
    past.set(exerciseId, [...(past.get(exerciseId) ?? []), daysAgo]);
  }
  return past;
}

/** Infinity for an exercise that never came. */
export function daysSince(past: PastRoutines, id: number): number {
  return Math.min(Infinity, ...(past.get(id) ?? []));
}

export function cameYesterday(past: PastRoutines, id: number): boolean {
  return daysSince(past, id) <= 1;
}
