import type { Weights } from '@limber/domain/pain-points/weights';
import type { Random } from '@limber/domain/random';
import { chooseRoutine } from '@limber/domain/routines/choose-routine';
import { pastRoutines } from '@limber/domain/routines/past-routines';
import type { Candidate } from './candidates.ts';

/** The routines that somebody gets on successive days. */
export function simulateDays(
  usable: readonly Candidate[],
  weights: Weights,
  random: Random,
  days: number,
): Candidate[][] {
  const routines: Candidate[][] = [];
  while (routines.length < days) {
    const past = pastRoutines(
      routines.flatMap((routine, day) =>
        routine.map(({ id }) => ({ exerciseId: id, daysAgo: routines.length - day })),
      ),
    );
    routines.push(chooseRoutine(usable, weights, random, { past }));
  }
  return routines;
}
