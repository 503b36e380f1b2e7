// @vitest-environment happy-dom
import {
  changePlanExercises,
  createCustomPlan,
  getCustomPlan,
  listCustomPlans,
} from '@limber/contract/custom-plans';
import { listExercises } from '@limber/contract/exercises';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { open, runsTheApp } from '#test/whole-app/app.tsx';
import { api } from '#test/whole-app/fake-api.ts';
import { choose, fill, press } from '#test/whole-app/hands.ts';
import { LUNCH } from '#test/whole-app/sample.ts';
import { type Row, toastsLike, watchesToasts, whileBroken, whileRefused } from './test/table.ts';

const SENTENCE = 'A plan holds at most 100 exercises';

const openLibrary = () => open('/exercises');

async function add(): Promise<void> {
  await openLibrary();
  await choose(/^Custom plan for JME 5 /, 'Lunch break');
  await press(/^Add JME 5 /);
}

async function createFirstPlan(): Promise<void> {
  api.answer(listCustomPlans, []);
  await openLibrary();
  await press(/^Create Plan with JME 5 /);
  await fill('Plan Name', 'Evening');
  await press('Create Plan');
}

const TOASTS: readonly Row[] = [
  [
    'Exercise added to custom plan successfully!',
    'adding an exercise to a plan',
    add,
    'spec:8/success-exercise-added',
  ],
  [
    'Exercise already in this plan / JME 5 Slow Circle is already in Lunch break',
    'adding an exercise to a plan that holds it',
    () => {
      api.answer(getCustomPlan, { ...LUNCH, exerciseIds: [5] });
      return add();
    },
    'spec:5/exercise-already-in-plan',
  ],
  [
    `Failed to add exercise: ${SENTENCE}`,
    'adding an exercise to a plan that the server refuses to change',
    whileRefused(changePlanExercises, SENTENCE, add),
    'spec:8/failures-add-exercise',
  ],
  [
    'Plan Created',
    'creating the first plan',
    createFirstPlan,
    'spec:8/success-plan-created-in-detail',
  ],
  [
    'Failed to create custom plan: You have three plans already',
    'creating a plan that the server refuses',
    whileRefused(createCustomPlan, 'You have three plans already', createFirstPlan),
    'spec:8/failures-create-plan-message',
  ],
  [
    'Error / Failed to create custom plan.',
    'creating a plan when the server fails without a word',
    whileBroken(createCustomPlan, createFirstPlan),
    'spec:8/failures-create-plan',
  ],
];

const SENTENCES: readonly Row[] = [
  [
    'No exercises found',
    'searching for something that no exercise is called',
    async () => {
      await openLibrary();
      await fill('Search exercises', 'xylophone');
    },
    'spec:2/library-empty-and-error',
  ],
  [
    'Error loading exercises',
    'opening the library when the server fails',
    whileBroken(listExercises, openLibrary),
    'spec:2/library-empty-and-error',
  ],
  [
    'No exercises found matching your filters',
    'looking in the exercise manager for something that no exercise is called',
    async () => {
      await open('/exercise-manager');
      await fill('Search exercises', 'xylophone');
    },
    'spec:2/manager-no-matches',
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
for (const [message, action, perform, ...tags] of SENTENCES) {
  test(`the page says “${message}” after ${action}`, { tags }, async () => {
    await perform();
    expect(await screen.findAllByText(message)).not.toEqual([]);
  });
}
