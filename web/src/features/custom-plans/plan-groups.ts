import type { Exercise } from '@limber/contract/exercises';
import { areaLabel, BODY_AREAS } from '@limber/domain/body-areas';
import { findExercises } from '@limber/domain/exercises/find-exercises';
import { exercisesOf } from './plan-exercises.ts';

export type PlanGroup = { title: string; exercises: readonly Exercise[] };

/**
 * What a plan can hold: first the exercises that were in it, in its order, then all others by area.
 * Only exercises that match `words` are kept, and empty groups are left out.
 */
export function planGroups(
  library: readonly Exercise[],
  planned: readonly number[],
  words: string,
): PlanGroup[] {
  const found = findExercises(library, { words, area: null });
  const inPlan = exercisesOf({ exerciseIds: planned }, found);
  const others = found.filter(({ id }) => !planned.includes(id));
  const byArea = BODY_AREAS.map((area) => ({
    title: areaLabel(area),
    exercises: others.filter(({ bodyArea }) => bodyArea === area),
  }));
  return [{ title: 'In this plan', exercises: inPlan }, ...byArea].filter(
    ({ exercises }) => exercises.length > 0,
  );
}
