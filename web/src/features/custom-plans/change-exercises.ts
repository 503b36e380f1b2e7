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

/** The server applies the change only to this version. */
export const ifUnchanged = ({ version }: Pick<CustomPlan, 'version'>) => ({
  headers: { 'If-Match': `"${version}"` },
});

/** True if another tab or device has changed the plan (412). */
export const isChangedElsewhere = (error: unknown): boolean =>
  error instanceof ApiError && error.status === CHANGED_ELSEWHERE;

/** Fetches the current plan. */
export async function askForPlan(id: number): Promise<CustomPlan> {
  return readPlan(await call(getCustomPlan, { params: { id } }));
}

/**
 * Changes the exercises of the current plan, and retries on top of a change by another tab or
 * device, so that both survive. `change` returns null to change nothing.
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
