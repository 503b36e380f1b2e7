import { changePlanExercises, getCustomPlan } from '@limber/contract/custom-plans';
import { expect, test } from 'vitest';
import { aPlan } from '#test/samples.ts';
import { api } from '#test/fake-api.ts';
import { changeExercises } from './change-exercises.ts';

/** A server whose only plan is changed by another tab before the first change arrives. */
function planChangedOnce() {
  let stored = aPlan(1, 'Mornings', [5]);
  let isChanged = false;
  api.answer(getCustomPlan, () => stored);
  api.answer(changePlanExercises, ({ body, headers }) => {
    if (!isChanged) {
      isChanged = true;
      stored = { ...stored, exerciseIds: [5, 7], version: 2 };
    }
    if (headers.get('If-Match') !== `"${stored.version}"`) {
      return Response.json({ code: 'changed', message: 'Changed' }, { status: 412 });
    }
    stored = { ...stored, ...(body as { exerciseIds: number[] }), version: stored.version + 1 };
    return stored;
  });
}

test('two tabs that add one exercise each keep both', async () => {
  planChangedOnce();
  const { after } = await changeExercises(1, ({ exerciseIds }) => [...exerciseIds, 3]);
  expect(after.exerciseIds).toEqual([5, 7, 3]);
});

test('a plan that never stays the same is given up, and said', async () => {
  api.answer(getCustomPlan, aPlan(1, 'Mornings', [5]));
  api.refuse(changePlanExercises, 412, 'Changed');
  await expect(changeExercises(1, () => [3])).rejects.toThrow('412');
  expect(api.sent(changePlanExercises)).toHaveLength(4);
});
