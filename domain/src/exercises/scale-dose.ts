import type { AuthoredExercise, Dose, Kind } from './exercise.ts';

/** A stretch gains little after 30 seconds (ACSM 2021: 10 to 30 seconds, 60 in all). */
const MAX_STRETCH_SECONDS = 30;
/** Holds by force or balance are never held longer than written: more sets come instead. */
const HELD_BY_FORCE: ReadonlySet<Kind> = new Set(['isometric', 'strength', 'balance']);

export type Scalable = Pick<AuthoredExercise, 'dose' | 'kind'> & {
  /** True when the head is below the heart: scaling never makes such a hold longer. */
  headDown: boolean;
};

/**
 * A share of the written dose, or a multiple of it: more or fewer repetitions at the same pace; shorter or fewer
 * holds, or longer ones up to their limit and more of them beyond it. At least one repetition, pair, or hold
 * of a second.
 */
export function scaleDose(exercise: Scalable, factor: number): Dose {
  const { dose } = exercise;
  if (factor === 1) return dose;
  const all = dose.count * dose.seconds * factor;
  if (dose.kind === 'repetitions') return { ...dose, count: wholeCount(all / dose.seconds, dose) };
  const limit = maxHoldSeconds(exercise);
  const count =
    factor < 1
      ? wholeCount(all / dose.seconds, dose)
      : Math.max(dose.count, wholeCount(all / limit, dose));
  return { ...dose, count, seconds: Math.max(1, Math.min(limit, Math.round(all / count))) };
}

function maxHoldSeconds({ dose, kind, headDown }: Scalable): number {
  const isLimited = headDown || HELD_BY_FORCE.has(kind);
  return isLimited ? dose.seconds : Math.max(dose.seconds, MAX_STRETCH_SECONDS);
}

function wholeCount(count: number, { inPairs = false }: Dose): number {
  return inPairs ? Math.max(2, Math.round(count / 2) * 2) : Math.max(1, Math.round(count));
}
