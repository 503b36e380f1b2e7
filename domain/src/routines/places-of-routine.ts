import { type BodyArea, BODY_AREAS } from '../body-areas.ts';
import type { Posture } from '../exercises/exercise.ts';
import { EXERCISE_PLACES, type ExercisePlace } from '../exercises/exercise-place.ts';

export type Placed = { posture: Posture; place: ExercisePlace };

type Pair = readonly [ExercisePlace, ExercisePlace];

const PAIRS: readonly Pair[] = EXERCISE_PLACES.flatMap((first, index) =>
  EXERCISE_PLACES.slice(index).map((second): Pair => [first, second]),
);

/** Whether the exercise can be done at this place; `either` posture fits both a chair and standing. */
export function fitsPlace({ posture, place }: Placed, at: ExercisePlace): boolean {
  return place === at || (posture === 'either' && (at === 'chair' || at === 'standing'));
}

export function sharePlace(one: Placed, other: Placed): boolean {
  return EXERCISE_PLACES.some((place) => fitsPlace(one, place) && fitsPlace(other, place));
}

export function placeChanges(exercises: readonly Placed[]): number {
  let changes = 0;
  let open: readonly ExercisePlace[] = EXERCISE_PLACES;
  for (const exercise of exercises) {
    const fitting = open.filter((place) => fitsPlace(exercise, place));
    if (fitting.length === 0) changes += 1;
    open =
      fitting.length > 0 ? fitting : EXERCISE_PLACES.filter((place) => fitsPlace(exercise, place));
  }
  return changes;
}

/**
 * The two places of a routine. Among the pairs with enough exercises (by `fills`; among all pairs when none
 * has), the pair where most of `wished` can be done, and on a tie the one that `wished` comes to first.
 */
export function choosePlaces(
  wished: readonly Placed[],
  fills: (isInPlaces: (exercise: Placed) => boolean) => boolean,
): readonly ExercisePlace[] {
  const enough = PAIRS.filter((pair) => fills((exercise) => isAt(pair, exercise)));
  const fitting = (pair: Pair) => wished.filter((exercise) => isAt(pair, exercise)).length;
  const firstAt = (pair: Pair) => wished.findIndex((exercise) => !isAt(pair, exercise));
  const [best] = (enough.length > 0 ? enough : PAIRS).toSorted(
    (a, b) => fitting(b) - fitting(a) || firstAt(b) - firstAt(a),
  );
  return best ?? [];
}

export function isAt(places: readonly ExercisePlace[], exercise: Placed): boolean {
  return places.some((place) => fitsPlace(exercise, place));
}

/**
 * Sorted by place, chair first, so that each place is visited once; at a place from head to toe. An exercise
 * belongs to the first of `places` that it fits, or else to its own.
 */
export function inOrderOfPlaces<Exercise extends Placed & { bodyArea: BodyArea }>(
  exercises: readonly Exercise[],
  places: readonly ExercisePlace[],
): Exercise[] {
  const order = (exercise: Exercise) =>
    EXERCISE_PLACES.indexOf(places.find((place) => fitsPlace(exercise, place)) ?? exercise.place);
  return exercises.toSorted(
    (a, b) =>
      order(a) - order(b) || BODY_AREAS.indexOf(a.bodyArea) - BODY_AREAS.indexOf(b.bodyArea),
  );
}
