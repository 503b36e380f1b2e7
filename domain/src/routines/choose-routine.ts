import type { BodyArea } from '../body-areas.ts';
import type { ExercisePlace } from '../exercises/exercise-place.ts';
import { selectedAreas, type Weights } from '../pain-points/weights.ts';
import { type Random, shuffle } from '../random.ts';
import { allocateSlots, ROUTINE_SIZE } from './allocate-slots.ts';
import { chooseVaried, type Varied } from './choose-varied.ts';
import { familyOf, isRare } from './goes-with.ts';
import { cameYesterday, NO_PAST, type PastRoutines } from './past-routines.ts';
import { choosePlaces, inOrderOfPlaces, isAt, type Placed } from './places-of-routine.ts';

type Candidate = Varied & Placed;

/** Used while the user has selected no area. */
const DEFAULT_AREAS: readonly BodyArea[] = ['neck', 'shoulders', 'lowerBack', 'upperBack', 'hips'];

type Options = {
  /** Exercises to use only when no others are left: the routine being replaced. */
  avoid?: ReadonlySet<number>;
  past?: PastRoutines;
  /** Exercises that shall come more often. */
  wanted?: ReadonlySet<number>;
};

/**
 * Chooses the five exercises of a routine by the weights of the painful areas; without any, one from each
 * default area. Slots that an area cannot fill go to other selected areas, then to any. No exercise is chosen
 * twice; fewer than five only when `exercises` has fewer.
 *
 * Within that, the user should meet other exercises than yesterday, and change places at most once; the
 * result is in the order of the places.
 */
export function chooseRoutine<Exercise extends Candidate>(
  exercises: readonly Exercise[],
  weights: Weights,
  random: Random,
  { avoid = new Set(), past = NO_PAST, wanted = new Set() }: Options = {},
): Exercise[] {
  const pool = shuffle(exercises, random);
  const selected = selectedAreas(weights);
  const slots =
    selected.length > 0
      ? allocateSlots(weights, random)
      : new Map(DEFAULT_AREAS.map((area) => [area, 1]));
  const isFresh = ({ id }: Candidate) => !avoid.has(id) && !cameYesterday(past, id);
  const places = placesFor(pool, slots, isFresh);
  const isAtPlace = (exercise: Candidate) => isAt(places, exercise);
  const choice = { pool, past, avoid, wanted, isAtPlace, random };

  let chosen: Exercise[] = [];
  for (const [area, count] of slots) {
    const ofArea = pool.filter(({ bodyArea }) => bodyArea === area);
    chosen = chooseVaried(choice, ofArea, count, chosen);
  }
  const inSelected = pool.filter(({ bodyArea }) => selected.includes(bodyArea));
  for (const offered of [inSelected, pool]) {
    chosen = chooseVaried(choice, offered, ROUTINE_SIZE - chosen.length, chosen);
  }
  return inOrderOfPlaces(chosen, places);
}

/** The places at which each area has enough exercises for its slots, or as many as it has anywhere. */
function placesFor(
  pool: readonly Candidate[],
  slots: ReadonlyMap<BodyArea, number>,
  isFresh: (exercise: Candidate) => boolean,
): readonly ExercisePlace[] {
  const areas = [...slots].map(([area, count]) => {
    const all = pool.filter(({ bodyArea }) => bodyArea === area);
    return { count, all, fresh: all.filter(isFresh) };
  });
  const wished = areas.flatMap(({ count, fresh }) => fresh.slice(0, count));
  return choosePlaces(wished, (isInPlaces) =>
    areas.every(({ count, all, fresh }) =>
      [fresh, all].every(
        (each) => together(each.filter(isInPlaces)) >= Math.min(count, together(each)),
      ),
    ),
  );
}

/** The number of these exercises that one routine may hold: variants count once, and so do all rare kinds. */
function together(exercises: readonly Candidate[]): number {
  const families = exercises.map((each) => (isRare(each) ? 'rare' : familyOf(each)));
  return new Set(families).size;
}
