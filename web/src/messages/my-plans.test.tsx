// @vitest-environment happy-dom
import {
  changePlanExercises,
  deleteCustomPlan,
  listCustomPlans,
  updateCustomPlan,
} from '@limber/contract/custom-plans';
import { listExercises } from '@limber/contract/exercises';
import { saveRoutineRecord } from '@limber/contract/routine-history';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { open, runsTheApp } from '#test/whole-app/app.tsx';
import { api } from '#test/whole-app/fake-api.ts';
import { fill, press } from '#test/whole-app/hands.ts';
import { exercise, LIBRARY, LUNCH } from '#test/whole-app/sample.ts';
import { type Row, toastsLike, watchesToasts, whileBroken } from './test/table.ts';

const openPlans = () => open('/profile?tab=custom-plans');

async function start(): Promise<void> {
  await openPlans();
  await press('Start Lunch break');
}

async function edit(): Promise<void> {
  await openPlans();
  await press('Edit Lunch break');
}

async function doneEditing(): Promise<void> {
  await edit();
  await press('Done Editing');
}

async function askToDelete(): Promise<void> {
  await openPlans();
  await press('Delete Lunch break');
}

async function deletePlan(): Promise<void> {
  await askToDelete();
  await press('Delete plan');
}

async function regenerate(): Promise<void> {
  await start();
  await press(/^Regenerate JME 1 /);
}

async function finish(): Promise<void> {
  await start();
  await press(/^Complete JME 1 /);
  await press(/^Complete JME 3 /);
  await press('Complete Routine');
}

const TOASTS: readonly Row[] = [
  ['Plan updated successfully!', 'editing a plan', doneEditing, 'spec:8/success-plan-edited'],
  [
    'Failed to update custom plan',
    'editing a plan when the server fails',
    whileBroken(updateCustomPlan, doneEditing),
    'spec:8/failures-update-custom-plan',
  ],
  [
    'Custom plan deleted successfully!',
    'deleting a plan',
    deletePlan,
    'spec:8/success-plan-deleted',
  ],
  [
    'Failed to delete custom plan',
    'deleting a plan when the server fails',
    whileBroken(deleteCustomPlan, deletePlan),
    'spec:8/failures-delete-plan',
  ],
  [
    'No exercises found / This custom plan contains no valid exercises.',
    'starting a plan whose exercises are all gone',
    () => {
      api.answer(listCustomPlans, [{ ...LUNCH, exerciseIds: [999] }]);
      return start();
    },
    'spec:5/plan-no-valid-exercises',
  ],
  [
    'No exercises available',
    'starting a plan when the library is empty',
    () => {
      api.answer(listExercises, []);
      return start();
    },
    'spec:8/info-no-exercises-available',
  ],
  [
    'Exercise Regenerated / Replaced with JME 2 Slow Circle.',
    'regenerating an exercise of a running plan',
    regenerate,
    'spec:8/success-exercise-regenerated',
  ],
  [
    'No alternatives found / No other exercises available for this body area',
    'regenerating the only exercise of an area',
    () => {
      api.answer(listExercises, [exercise(1, 'neck'), exercise(3, 'shoulders')]);
      return regenerate();
    },
    'spec:8/info-no-alternatives-in-area',
  ],
  [
    'Failed to regenerate exercise',
    'regenerating an exercise when the plan cannot be saved',
    whileBroken(changePlanExercises, regenerate),
    'spec:8/failures-regenerate-exercise',
  ],
  ['Workout Completed!', 'completing a running plan', finish, 'spec:8/success-workout'],
  [
    'Failed to save workout completion. Please try again.',
    'completing a running plan when it cannot be saved',
    whileBroken(saveRoutineRecord, finish),
    'spec:8/failures-plan-workout',
  ],
];

const SENTENCES: readonly Row[] = [
  [
    'Plan name is required',
    'editing a plan to have no name',
    async () => {
      await edit();
      await fill('Plan Name', '  ');
      await press('Done Editing');
    },
    'spec:5/plan-name-required',
  ],
  [
    'At least one exercise is required',
    'editing a plan to have no exercise',
    async () => {
      await edit();
      await press(/^Remove JME 1 /);
      await press(/^Remove JME 3 /);
      await press('Done Editing');
    },
    'spec:5/plan-needs-an-exercise',
  ],
  [
    'All exercises have been added to this plan.',
    'editing a plan that holds the whole library',
    () => {
      api.answer(listCustomPlans, [{ ...LUNCH, exerciseIds: LIBRARY.map(({ id }) => id) }]);
      return edit();
    },
  ],
  [
    'Are you sure you want to delete this custom plan?',
    'asking to delete a plan',
    askToDelete,
    'spec:2/profile-plan-delete',
  ],
  [
    "You haven't created any custom plans yet.",
    'opening the plans before there are any',
    () => {
      api.answer(listCustomPlans, []);
      return openPlans();
    },
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
