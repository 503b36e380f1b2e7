import { BODY_AREAS, type BodyArea } from '../body-areas.ts';
import { selectedAreas, splitEvenly, type Weights } from '../pain-points/weights.ts';
import type { RoutineMinutes } from '../preferences/preferences.ts';
import { type Entitlements, LIMIT_SENTENCES } from './entitlements.ts';

/**
 * The reason why these weights cannot be saved on this tier; null when they can. Weights saved on a higher
 * tier may stay, and may be reduced.
 */
export function weightsLimit(
  { bodyAreas, weights }: Entitlements,
  saved: Weights,
  wanted: Weights,
): string | null {
  const areas = selectedAreas(wanted);
  const addsSome = areas.some((area) => saved[area] === undefined);
  if (bodyAreas !== null && areas.length > bodyAreas && addsSome) return LIMIT_SENTENCES.bodyAreas;
  const isUnchanged = BODY_AREAS.every((area) => saved[area] === wanted[area]);
  if (!weights && !isEven(wanted) && !isUnchanged) return LIMIT_SENTENCES.weights;
  return null;
}

/** Equal, give or take one point: 100 does not always split evenly. */
function isEven(weights: Weights): boolean {
  const shares = Object.values(weights);
  return Math.max(...shares, 0) - Math.min(...shares, Infinity) <= 1;
}

/**
 * The weights that routines are chosen by: on the free tier the areas with the largest weights, all weighted
 * equally.
 */
export function coveredWeights({ bodyAreas, weights }: Entitlements, saved: Weights): Weights {
  if (bodyAreas === null && weights) return saved;
  const heaviest = selectedAreas(saved).toSorted((a, b) => weightOf(saved, b) - weightOf(saved, a));
  const covered = new Set(heaviest.slice(0, bodyAreas ?? heaviest.length));
  return splitEvenly(BODY_AREAS.filter((area) => covered.has(area)));
}

const weightOf = (weights: Weights, area: BodyArea) => weights[area] ?? 0;

/** The longest routine that the tier allows, up to the wanted minutes. */
export function coveredMinutes({ minutes }: Entitlements, wanted: RoutineMinutes): RoutineMinutes {
  return minutes.findLast((length) => length <= wanted) ?? minutes[0] ?? wanted;
}

export function isLocked(
  { premium }: { premium: boolean },
  { premiumExercises }: Pick<Entitlements, 'premiumExercises'>,
): boolean {
  return premium && !premiumExercises;
}

/**
 * The reason why these exercises cannot be used on this tier; null when they can. Those in `had` are allowed:
 * the user added them on a higher tier.
 */
export function exercisesLimit(
  entitlements: Entitlements,
  exercises: readonly { id: number; premium: boolean }[],
  had: readonly number[] = [],
): string | null {
  const isBeyond = exercises.some(
    (exercise) => isLocked(exercise, entitlements) && !had.includes(exercise.id),
  );
  return isBeyond ? LIMIT_SENTENCES.premiumExercise : null;
}
