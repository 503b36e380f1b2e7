import type { BodyArea } from '../body-areas.ts';
import type { ExercisePlace } from '../exercises/exercise-place.ts';
import { selectedAreas, type Weights } from '../pain-points/weights.ts';
import { type Random, shuffle } from '../random.ts';
import { allocateSlots, ROUTINE_SIZE } from './allocate-slots.ts';
import { chooseVaried, type Moving } from './choose-varied.ts';
import { choosePlaces, inOrderOfPlaces, isAt, type Placed } from './places-of-routine.ts';

type Candidate = Moving & Placed & { bodyArea: BodyArea };

/** Used while the user has selected no area. */
const DEFAULT_AREAS: readonly BodyArea[] = ['neck', 'shoulders', 'lowerBack', 'upperBack', 'hips'];

/**
 * Chooses the five exercises of a routine by the weights of the painful areas; without any, one from each
 * default area. Slots that an area cannot fill go to other selected areas, then to any. No exercise is chosen
 * twice; fewer than five only when `exercises` has fewer. Exercises in `avoid` (the routine being replaced)
 * come only when no others are left.
 *
 * Within that, exercises of one area should move differently, and the user should change places at most once;
 * the result is in the order of the places.
 */
export function chooseRoutine<Exercise extends Candidate>(
  exercises: readonly Exercise[],
  weights: Weights,
  random: Random,
  avoid: ReadonlySet<number> = new Set(),
): Exercise[] {
  const pool = shuffle(exercises, random);
  const selected = selectedAreas(weights);
  const slots =
    selected.length > 0
      ? allocateSlots(weights, random)
      : new Map(DEFAULT_AREAS.map((area) => [area, 1]));
  const places = placesFor(pool, slots, avoid);
  const inGroups = (offered: readonly Exercise[]) => groupsOf(offered, places, avoid);
  const fillUp = (chosen: readonly Exercise[], offered: readonly Exercise[]) => [
    ...chosen,
    ...chooseVaried(inGroups(offered), ROUTINE_SIZE - chosen.length, chosen),
  ];

  const chosen = [...slots].flatMap(([area, count]) =>
    chooseVaried(inGroups(pool.filter(({ bodyArea }) => bodyArea === area)), count),
  );
  const inSelected = pool.filter(({ bodyArea }) => selected.includes(bodyArea));
  return inOrderOfPlaces(fillUp(fillUp(chosen, inSelected), pool), places);
}

/** Groups in order of preference: not avoided, then at the chosen places. */
function groupsOf<Exercise extends Candidate>(
  offered: readonly Exercise[],
  places: readonly ExercisePlace[],
  avoid: ReadonlySet<number>,
): Exercise[][] {
  const fresh = offered.filter(({ id }) => !avoid.has(id));
  const avoided = offered.filter(({ id }) => avoid.has(id));
  return [fresh, avoided].flatMap((each) => [
    each.filter((exercise) => isAt(places, exercise)),
    each.filter((exercise) => !isAt(places, exercise)),
  ]);
}

/** The places at which each area has enough exercises for its slots, or as many as it has anywhere. */
function placesFor(
  pool: readonly Candidate[],
  slots: ReadonlyMap<BodyArea, number>,
  avoid: ReadonlySet<number>,
): readonly ExercisePlace[] {
  const areas = [...slots].map(([area, count]) => {
    const all = pool.filter(({ bodyArea }) => bodyArea === area);
    return { count, all, fresh: all.filter(({ id }) => !avoid.has(id)) };
  });
  const wished = areas.flatMap(({ count, fresh }) => fresh.slice(0, count));
  return choosePlaces(wished, (isInPlaces) =>
    areas.every(({ count, all, fresh }) =>
      [fresh, all].every((each) => each.filter(isInPlaces).length >= Math.min(count, each.length)),
    ),
  );
}
