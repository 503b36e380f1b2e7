import type { BodyArea } from '../body-areas.ts';
import type { ExercisePlace } from '../exercises/exercise-place.ts';
import { selectedAreas, type Weights } from '../pain-points/weights.ts';
import { type Random, shuffle } from '../random.ts';
import { allocateSlots, ROUTINE_SIZE } from './allocate-slots.ts';
import { chooseVaried, type Moving } from './choose-varied.ts';
import { choosePlaces, inOrderOfPlaces, isAt, type Placed } from './places-of-routine.ts';

/** The fields of an exercise that the choice depends on. */
type Candidate = Moving & Placed & { bodyArea: BodyArea };

/** The areas of the routine while the user has selected none. */
const DEFAULT_AREAS: readonly BodyArea[] = ['neck', 'shoulders', 'lowerBack', 'upperBack', 'hips'];

/**
 * Chooses the five exercises of a routine by the weights of the areas that hurt, or one from each of the
 * default areas when none is selected. When an area has too few exercises, other selected areas fill its
 * slots, and after them areas that are not selected. No exercise is chosen twice; the result has fewer than
 * five only when `exercises` has. Exercises in `avoid` (those of the routine being replaced) are chosen only
 * when no others are left.
 *
 * Within that, of one area those are chosen that move differently, and all so that one changes places at most
 * once, whenever the exercises allow it; they come in the order of the places.
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

/** Which are used up before which: what is not avoided, and then what is done at the places. */
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

/** The places at which every area has as many exercises for its slots as it has anywhere. */
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
