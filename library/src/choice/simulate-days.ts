import type { Weights } from '@limber/domain/pain-points/weights';
import type { Random } from '@limber/domain/random';
import { chooseRoutine } from '@limber/domain/routines/choose-routine';
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
    const past = new Map<number, number[]>();
    for (const [at, routine] of routines.toReversed().entries()) {
      for (const { id } of routine) past.set(id, [...(past.get(id) ?? []), at + 1]);
    }
    routines.push(chooseRoutine(usable, weights, random, { past }));
  }
  return routines;
}
