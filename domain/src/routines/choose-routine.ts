import { BODY_AREAS, type BodyArea } from '../body-areas.ts';
import { selectedAreas, type Weights } from '../pain-points/weights.ts';
import { type Random, shuffle } from '../random.ts';
import { allocateSlots, ROUTINE_SIZE } from './allocate-slots.ts';

/** As much of an exercise as choosing needs. */
type Candidate = { id: number; bodyArea: BodyArea };

/** One exercise of each makes the routine of somebody who has not said where it hurts. */
const DEFAULT_AREAS: readonly BodyArea[] = ['neck', 'shoulders', 'lowerBack', 'upperBack', 'hips'];

/**
 * Chooses the five exercises of a routine by the weights of the areas that hurt, or one from each of
 * the default areas when none is selected. An area that runs out hands its slots to the other
 * selected areas; only when all of those are used up does the routine borrow from elsewhere.
 * Never the same exercise twice; fewer than five only when the library holds fewer. Exercises in
 * `avoid` (those of the routine being replaced) are taken only where nothing else is left.
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
