import type { BodyArea } from '../body-areas.ts';
import type { Weights } from '../pain-points/weights.ts';
import type { Random } from '../random.ts';
import { exchangeRuledOut } from '../routines/exchange-ruled-out.ts';
import type { Relative } from '../routines/goes-with.ts';
import { NO_PAST, type PastRoutines } from '../routines/past-routines.ts';
import { choosePlaces, inOrderOfPlaces, isAt, type Placed } from '../routines/places-of-routine.ts';

type Candidate = Placed & Relative & { bodyArea: BodyArea };

type Adapted<Exercise extends Candidate> = {
  exercises: readonly Exercise[];
  isDone: (exercise: Exercise) => boolean;
  fits: (exercise: Exercise) => boolean;
  usable: readonly Exercise[];
  weights: Weights;
  random: Random;
  past?: PastRoutines;
};

/**
 * The routine for a moment. An exercise that does not fit is exchanged for one of its area, or else
 * of another selected area, or else of any. Exercises that fit or are done stay. The result is
 * sorted by place (chair, standing, wall or desk), with two places where possible, and is shorter
 * when not enough exercises fit.
 */
export function adaptRoutine<Exercise extends Candidate>({
  exercises,
  isDone,
  fits,
  usable,
  weights,
  random,
  past = NO_PAST,
}: Adapted<Exercise>): Exercise[] {
  const fitting = usable.filter(fits);
  const ids = new Set(fitting.map(({ id }) => id));
  const stays = (exercise: Exercise) => isDone(exercise) || ids.has(exercise.id);
  const staying = exercises.filter(stays);
  const free = fitting.filter(({ id }) => !exercises.some((each) => each.id === id));
  const areas = exercises.filter((exercise) => !stays(exercise)).map(({ bodyArea }) => bodyArea);
  const places = choosePlaces(staying, (isInPlaces) =>
    areas.every((area) => {
      const ofArea = free.filter(({ bodyArea }) => bodyArea === area);
      const needed = areas.filter((each) => each === area).length;
      return ofArea.filter(isInPlaces).length >= Math.min(needed, ofArea.length);
    }),
  );
  const exchange = (offered: readonly Exercise[]) =>
    exchangeRuledOut({ exercises, stays, usable: offered, weights, random, past });
  const atPlaces = exchange(fitting.filter((exercise) => isAt(places, exercise)));
  const chosen = atPlaces.length < exercises.length ? exchange(fitting) : atPlaces;
  return inOrderOfPlaces(chosen, places);
}

type Before<Exercise> = {
  /** The routine to go back to. */
  before: readonly Exercise[];
  current: readonly Exercise[];
  isDone: (exercise: Exercise) => boolean;
  isUsable: (exercise: Exercise) => boolean;
};

/**
 * The routine before it was adapted. An exercise that was done in place of another stays, for the
 * same area where possible; so does one that replaced an exercise that the user may not do any
 * more. Such a forbidden exercise is left out even where nothing replaced it.
 */
export function backToBefore<Exercise extends { id: number; bodyArea: BodyArea }>({
  before,
  current,
  isDone,
  isUsable,
}: Before<Exercise>): Exercise[] {
  let came = current.filter(({ id }) => !before.some((each) => each.id === id));
  const take = (area: BodyArea, accepts: (exercise: Exercise) => boolean): Exercise | null => {
    const open = came.filter(accepts);
    const taken = open.find(({ bodyArea }) => bodyArea === area) ?? open[0] ?? null;
    came = came.filter((exercise) => exercise !== taken);
    return taken;
  };
  const back = before.flatMap((exercise) => {
    if (current.some(({ id }) => id === exercise.id)) return exercise;
    const done = take(exercise.bodyArea, isDone);
    if (done || isUsable(exercise)) return done ?? exercise;
    return take(exercise.bodyArea, () => true) ?? [];
  });
  return [...back, ...came.filter(isDone)];
}

type Area = { id: number; bodyArea: BodyArea };

/**
 * The number of new exercises, and how many of them are for another area than those they replaced.
 */
export function countExchanged(
  before: readonly Area[],
  chosen: readonly Area[],
): { exchanged: number; elsewhere: number } {
  const had = new Set(before.map(({ id }) => id));
  const came = chosen.filter(({ id }) => !had.has(id));
  const areas = before
    .filter(({ id }) => !chosen.some((each) => each.id === id))
    .map(({ bodyArea }) => bodyArea);
  const elsewhere = came.filter(({ bodyArea }) => {
    const at = areas.indexOf(bodyArea);
    if (at !== -1) areas.splice(at, 1);
    return at === -1;
  });
  return { exchanged: came.length, elsewhere: elsewhere.length };
}
