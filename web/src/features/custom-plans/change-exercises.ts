import {
  changePlanExercises,
  type CustomPlan,
  getCustomPlan,
  readPlan,
} from '@limber/contract/custom-plans';
import { ApiError } from '#api/api-error.ts';
import { call } from '#api/call.ts';

const MAX_ATTEMPTS = 4;
const CHANGED_ELSEWHERE = 412;

/** The header by which a change is made only to this version of a plan. */
export const ifUnchanged = ({ version }: Pick<CustomPlan, 'version'>) => ({
  headers: { 'If-Match': `"${version}"` },
});

/** Whether a plan was not changed because another tab or device changed it before. */
export const isChangedElsewhere = (error: unknown): boolean =>
  error instanceof ApiError && error.status === CHANGED_ELSEWHERE;

/** The plan as it is now. */
export async function askForPlan(id: number): Promise<CustomPlan> {
  return readPlan(await call(getCustomPlan, { params: { id } }));
}

/**
 * Changes the exercises of a plan as it is now: when another tab or device changes it in the meantime, the change is
 * made again to what that left, so that both stay. `change` gives null when there is nothing to change. Gives the
 * plan before and after.
 */
export async function changeExercises(
  id: number,
  change: (before: CustomPlan) => number[] | null,
): Promise<{ before: CustomPlan; after: CustomPlan }> {
  for (let attempt = 1; ; attempt += 1) {
    const before = await askForPlan(id);
    const exerciseIds = change(before);
    if (exerciseIds === null) return { before, after: before };
    try {
      const sent = { params: { id }, body: { exerciseIds } };
      const after = await call(changePlanExercises, sent, ifUnchanged(before));
      return { before, after: readPlan(after) };
    } catch (error) {
      if (!isChangedElsewhere(error) || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}
