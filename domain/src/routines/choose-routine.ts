import { BODY_AREAS, type BodyArea } from '../body-areas.ts';
import { selectedAreas, type Weights } from '../pain-points/weights.ts';
import { type Random, shuffle } from '../random.ts';
import { allocateSlots, ROUTINE_SIZE } from './allocate-slots.ts';

/** The fields of an exercise that the choice depends on. */
type Candidate = { id: number; bodyArea: BodyArea };

/** The areas of the routine while the user has selected none. */
const DEFAULT_AREAS: readonly BodyArea[] = ['neck', 'shoulders', 'lowerBack', 'upperBack', 'hips'];

/**
 * Chooses the five exercises of a routine by the weights of the areas that hurt, or one from each of the
 * default areas when none is selected. When an area has too few exercises, other selected areas fill its
 * slots, and after them areas that are not selected. No exercise is chosen twice; the result has fewer than
 * five only when `exercises` has. Exercises in `avoid` (those of the routine being replaced) are chosen only
 * when no others are left.
 */
export function chooseRoutine<Exercise extends Candidate>(
  exercises: readonly Exercise[],
  weights: Weights,
  random: Random,
  avoid: ReadonlySet<number> = new Set(),
): Exercise[] {
  const shuffled = shuffle(exercises, random);
  const pool = [
    ...shuffled.filter(({ id }) => !avoid.has(id)),
    ...shuffled.filter(({ id }) => avoid.has(id)),
  ];
  const selected = selectedAreas(weights);
  const slots =
    selected.length > 0
      ? allocateSlots(weights, random)
      : new Map(DEFAULT_AREAS.map((area) => [area, 1]));

  const chosen = [...slots].flatMap(([area, count]) =>
    pool.filter(({ bodyArea }) => bodyArea === area).slice(0, count),
  );
  const inSelected = pool.filter(({ bodyArea }) => selected.includes(bodyArea));
  return fromHeadToToe(fillUp(fillUp(chosen, inSelected), pool));
}

function fillUp<Exercise extends Candidate>(
  chosen: readonly Exercise[],
  pool: readonly Exercise[],
): Exercise[] {
  const spare = pool.filter(({ id }) => !chosen.some((exercise) => exercise.id === id));
  return [...chosen, ...spare].slice(0, ROUTINE_SIZE);
}

function fromHeadToToe<Exercise extends Candidate>(exercises: readonly Exercise[]): Exercise[] {
  return exercises.toSorted(
    (a, b) => BODY_AREAS.indexOf(a.bodyArea) - BODY_AREAS.indexOf(b.bodyArea),
  );
}
