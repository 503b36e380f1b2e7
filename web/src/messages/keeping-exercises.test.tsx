// @vitest-environment happy-dom
import {
  changePlanExercises,
  createCustomPlan,
  getCustomPlan,
} from '@limber/contract/custom-plans';
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { open, runsTheApp } from '#test/whole-app/app.tsx';
import { api } from '#test/whole-app/fake-api.ts';
import { choose, fill, press, pressA } from '#test/whole-app/hands.ts';
import { LUNCH } from '#test/whole-app/sample.ts';
import { type Row, toastsLike, watchesToasts, whileBroken, whileRefused } from './test/table.ts';

const SENTENCE = 'A plan holds at most 100 exercises';

/** From the detail of an exercise: the list of plans and its button. */
async function addInDetail(): Promise<void> {
  await open('/dashboard');
  await press(/^Start .*JME 5 /);
  await choose('Add to Custom Plan', 'Lunch break');
  await press(/^Add JME 5 /);
}

async function createInDetail(): Promise<void> {
  await open('/dashboard');
  await press(/^Start .*JME 5 /);
  await choose('Add to Custom Plan', 'New Plan');
  await fill('Plan Name', 'Evening');
  await press('Create Plan');
}

/** From the row of an exercise: the dialog that saves it. */
async function saveInDialog(): Promise<void> {
  await open('/dashboard');
  await press(/^Save JME 5 /);
  await pressA('radio', /^Lunch break/);
  await press('Add to Plan');
}

async function createInDialog(): Promise<void> {
  await open('/dashboard');
  await press(/^Save JME 5 /);
  await fill('Plan Name', 'Evening');
  await press('Create Plan');
}

/** The same when another device has put the exercise into the plan. */
const whenInPlan = (perform: () => Promise<void>) => () => {
  api.answer(getCustomPlan, { ...LUNCH, exerciseIds: [1, 5] });
  return perform();
};

const TOASTS: readonly Row[] = [
  [
    'Exercise added to custom plan successfully!',
    'adding to a plan',
    addInDetail,
    'spec:8/success-exercise-added',
  ],
  [
    'Exercise already in this plan',
    'adding to a plan that holds the exercise',
    whenInPlan(addInDetail),
    'spec:5/exercise-already-in-plan',
  ],
  [
    `Failed to add exercise: ${SENTENCE}`,
    'adding to a plan that the server refuses to change',
    whileRefused(changePlanExercises, SENTENCE, addInDetail),
    'spec:8/failures-add-exercise',
  ],
  [
    'Plan Created',
    'creating a plan in the detail of an exercise',
    createInDetail,
    'spec:2/detail-create-plan',
    'spec:8/success-plan-created-in-detail',
  ],
  [
    'Failed to create custom plan: You have three plans already',
    'creating a plan that the server refuses',
    whileRefused(createCustomPlan, 'You have three plans already', createInDetail),
    'spec:8/failures-create-plan-message',
  ],
  [
    'Error / Failed to create custom plan.',
    'creating a plan when the server fails without a word',
    whileBroken(createCustomPlan, createInDetail),
    'spec:8/failures-create-plan',
  ],
  [
    'Exercise saved!',
    'saving to a plan',
    saveInDialog,
    'spec:2/detail-save-dialog',
    'spec:8/success-exercise-saved',
  ],
  [
    'Exercise already saved / JME 5 Slow Circle is already in Lunch break',
    'saving to a plan that holds the exercise',
    whenInPlan(saveInDialog),
    'spec:5/exercise-already-saved',
  ],
  [
    'Failed to save exercise to plan',
    'saving to a plan when the server fails',
    whileBroken(changePlanExercises, saveInDialog),
    'spec:8/failures-save-exercise',
  ],
  [
    'Plan created!',
    'creating a plan in the dialog that saves an exercise',
    createInDialog,
    'spec:8/success-plan-created-in-dialog',
  ],
  [
    'Failed to create new plan',
    'creating a plan in that dialog when the server fails',
    whileBroken(createCustomPlan, createInDialog),
    'spec:8/failures-create-new-plan',
  ],
];

runsTheApp();
watchesToasts();
for (const [message, action, perform, ...tags] of TOASTS) {
  test(`a toast says “${message}” after ${action}`, { tags }, async () => {
    await perform();
    await waitFor(() => expect(toastsLike(message)).toContain(message));
  });
}
