// @vitest-environment happy-dom
import { changePlanExercises } from '@limber/contract/custom-plans';
import { listExercises } from '@limber/contract/exercises';
import { saveRoutineRecord } from '@limber/contract/routine-history';
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { open, runsTheApp } from '#test/whole-app/app.tsx';
import { api } from '#test/whole-app/fake-api.ts';
import { press } from '#test/whole-app/hands.ts';
import { exercise } from '#test/whole-app/sample.ts';
import { type Row, toastsLike, watchesToasts, whileBroken } from './test/table.ts';

const openPlans = () => open('/profile?tab=custom-plans');

async function start(): Promise<void> {
  await openPlans();
  await press('Start Lunch break');
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

runsTheApp();
watchesToasts();
for (const [message, action, perform, ...tags] of TOASTS) {
  test(`a toast says “${message}” after ${action}`, { tags }, async () => {
    await perform();
    await waitFor(() => expect(toastsLike(message)).toContain(message));
  });
}
