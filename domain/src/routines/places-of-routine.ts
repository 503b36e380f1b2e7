import { type BodyArea, BODY_AREAS } from '../body-areas.ts';
import type { Posture } from '../exercises/exercise.ts';
import { EXERCISE_PLACES, type ExercisePlace } from '../exercises/exercise-place.ts';

/** The fields of an exercise that say where it is done. */
export type Placed = { posture: Posture; place: ExercisePlace };

/** The two places of a routine; the same one twice when it needs no other. */
type Pair = readonly [ExercisePlace, ExercisePlace];

const PAIRS: readonly Pair[] = EXERCISE_PLACES.flatMap((first, index) =>
  EXERCISE_PLACES.slice(index).map((second): Pair => [first, second]),
);

/** Whether the exercise can be done at this place; one for `either` posture on a chair and standing alike. */
export function fitsPlace({ posture, place }: Placed, at: ExercisePlace): boolean {
  return place === at || (posture === 'either' && (at === 'chair' || at === 'standing'));
}

/** Whether there is a place where both can be done. */
export function sharePlace(one: Placed, other: Placed): boolean {
  return EXERCISE_PLACES.some((place) => fitsPlace(one, place) && fitsPlace(other, place));
}

/** How often one has to change places at least, when the exercises are done in this order. */
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
 * The two places whose exercises can fill the routine: of the pairs that `fills` says to be enough, the one
 * where most of `wished` can be done, and among equals the one that `wished` comes to first. When no pair is
 * enough, the same among all pairs.
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

/** Whether it can be done at one of the places. */
export function isAt(places: readonly ExercisePlace[], exercise: Placed): boolean {
  return places.some((place) => fitsPlace(exercise, place));
}

/**
 * In the order of the places, chair first, so that each is gone to once; at a place from head to toe. An
 * exercise is done at the first of `places` that it fits, or else at its own.
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
