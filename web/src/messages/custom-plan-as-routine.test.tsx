// @vitest-environment happy-dom
import {
  changePlanExercises,
  getCustomPlan,
  updateCustomPlan,
} from '@limber/contract/custom-plans';
import { listExercises } from '@limber/contract/exercises';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { open, runsTheApp } from '#test/whole-app/app.tsx';
import { api } from '#test/whole-app/fake-api.ts';
import { press, pressA } from '#test/whole-app/hands.ts';
import { exercise, LUNCH } from '#test/whole-app/sample.ts';
import { type Row, toastsLike, watchesToasts, whileBroken, whileRefused } from './test/table.ts';

const load = () => open('/dashboard?customPlan=3');
const edit = () => open('/dashboard?editPlan=3');

async function regenerate(): Promise<void> {
  await load();
  await press(/^Regenerate JME 1 /);
}

async function saveChanges(): Promise<void> {
  await edit();
  await pressA('checkbox', /^JME 5 /);
  await press('Save Changes');
}

const TOASTS: readonly Row[] = [
  ['Custom plan loaded', 'loading a plan', load, 'spec:8/success-plan-loaded'],
  [
    'No exercises found / This custom plan contains no valid exercises.',
    'loading a plan whose exercises are all gone',
    () => {
      api.answer(getCustomPlan, { ...LUNCH, exerciseIds: [999] });
      return load();
    },
    'spec:5/plan-no-valid-exercises',
  ],
  [
    'Plan not found',
    'loading a plan that is not there',
    () => {
      api.refuse(getCustomPlan, 404, 'Not found');
      return load();
    },
    'spec:8/info-plan-not-found',
  ],
  [
    'Failed to load custom plan exercises',
    'loading a plan when the exercises do not come',
    whileBroken(listExercises, load),
    'spec:8/failures-load-plan-exercises',
  ],
  [
    'Exercise Regenerated / Replaced with JME 2 Slow Circle.',
    'regenerating one',
    regenerate,
    'spec:8/success-exercise-regenerated',
  ],
  [
    'No alternatives found / No other exercises available for your selected pain points',
    'regenerating the only exercise of an area',
    () => {
      api.answer(listExercises, [exercise(1, 'neck'), exercise(3, 'shoulders')]);
      return regenerate();
    },
    'spec:8/info-no-alternatives',
  ],
  [
    'Failed to regenerate exercise',
    'regenerating one when the plan cannot be saved',
    whileBroken(changePlanExercises, regenerate),
    'spec:8/failures-regenerate-exercise',
  ],
  ['Plan Updated', 'saving the changes of a plan', saveChanges, 'spec:8/success-plan-updated'],
  [
    'Failed to update plan. Please try again.',
    'saving the changes of a plan when the server fails',
    whileBroken(updateCustomPlan, saveChanges),
    'spec:8/failures-update-plan',
  ],
];

const SENTENCES: readonly Row[] = [
  [
    'At least one exercise is required',
    'leaving no exercise in a plan',
    async () => {
      await edit();
      await pressA('checkbox', /^JME 1 /);
      await pressA('checkbox', /^JME 3 /);
    },
    'spec:5/plan-needs-an-exercise',
  ],
  ['Plan not found', 'editing a plan that is not there', whileRefused(getCustomPlan, 'Gone', edit)],
  ['Error loading exercises', 'editing when no exercises come', whileBroken(listExercises, edit)],
];

runsTheApp();
watchesToasts();
for (const [message, action, perform, ...tags] of TOASTS) {
  test(`a toast says “${message}” after ${action}`, { tags }, async () => {
    await perform();
    await waitFor(() => expect(toastsLike(message)).toContain(message));
  });
}
for (const [message, action, perform, ...tags] of SENTENCES) {
  test(`the page says “${message}” after ${action}`, { tags }, async () => {
    await perform();
    expect(await screen.findAllByText(message)).not.toEqual([]);
  });
}
