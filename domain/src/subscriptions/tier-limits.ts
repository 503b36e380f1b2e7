import { BODY_AREAS, type BodyArea } from '../body-areas.ts';
import { selectedAreas, splitEvenly, type Weights } from '../pain-points/weights.ts';
import type { RoutineMinutes } from '../preferences/preferences.ts';
import { type Entitlements, LIMIT_SENTENCES } from './entitlements.ts';

/**
 * Why these weights cannot be saved on this tier, or null when they can. What a user saved while they had a
 * higher tier may stay, and may be reduced.
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

/** Whether the weights are equal, give or take one point, since 100 does not always split evenly. */
function isEven(weights: Weights): boolean {
  const shares = Object.values(weights);
  return Math.max(...shares, 0) - Math.min(...shares, Infinity) <= 1;
}

/**
 * The weights that a routine is chosen by: on the free tier the areas with the largest weights, all weighted
 * equally.
 */
export function coveredWeights({ bodyAreas, weights }: Entitlements, saved: Weights): Weights {
  if (bodyAreas === null && weights) return saved;
  const heaviest = selectedAreas(saved).toSorted((a, b) => weightOf(saved, b) - weightOf(saved, a));
  const covered = new Set(heaviest.slice(0, bodyAreas ?? heaviest.length));
  return splitEvenly(BODY_AREAS.filter((area) => covered.has(area)));
}

const weightOf = (weights: Weights, area: BodyArea) => weights[area] ?? 0;

/** The length of a routine, in minutes: the longest that the tier allows up to the wanted one. */
export function coveredMinutes({ minutes }: Entitlements, wanted: RoutineMinutes): RoutineMinutes {
  return minutes.findLast((length) => length <= wanted) ?? minutes[0] ?? wanted;
}

/** Whether the exercise is premium and the user is not entitled to premium exercises. */
export function isLocked(
  { premium }: { premium: boolean },
  { premiumExercises }: Pick<Entitlements, 'premiumExercises'>,
): boolean {
  return premium && !premiumExercises;
}

/**
 * Why these exercises cannot be used on this tier, or null when they can. Those in `had` are allowed: the
 * user added them while they had a higher tier.
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
