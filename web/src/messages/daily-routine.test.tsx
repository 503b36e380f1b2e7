// @vitest-environment happy-dom
import { getPainPoints } from '@limber/contract/pain-points';
import { saveRoutineRecord } from '@limber/contract/routine-history';
import { getTodaysRoutine, regenerateExercise, regenerateRoutine } from '@limber/contract/routines';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { open, runsTheApp } from '#test/whole-app/app.tsx';
import { api } from '#test/whole-app/fake-api.ts';
import { press } from '#test/whole-app/hands.ts';
import { painPointsOf, routineOf } from '#test/whole-app/sample.ts';
import { type Row, toastsLike, watchesToasts, whileBroken, whileRefused } from './test/table.ts';

const openDashboard = () => open('/dashboard');

async function regenerateOne(): Promise<void> {
  await openDashboard();
  await press(/^Regenerate JME 1 /);
}

async function regenerateAll(): Promise<void> {
  await openDashboard();
  await press('Regenerate Exercises');
}

async function completeWorkout(): Promise<void> {
  api.answer(getTodaysRoutine, routineOf([1, 3, 5, 7, 9], true));
  await openDashboard();
  await press('Complete Workout');
}

function openWithoutPainPoints(): Promise<void> {
  api.answer(getPainPoints, painPointsOf({}));
  return openDashboard();
}

const TOASTS: readonly Row[] = [
  ['Workout Completed!', 'completing the workout', completeWorkout, 'spec:8/success-workout'],
  [
    'Save Error / Could not save workout to history',
    'completing the workout when it cannot be saved',
    whileBroken(saveRoutineRecord, completeWorkout),
    'spec:8/failures-save-workout',
  ],
  [
    'Exercise Regenerated / Replaced with JME 2 Slow Circle.',
    'regenerating an exercise',
    regenerateOne,
    'spec:8/success-exercise-regenerated',
  ],
  [
    'No alternatives found / No other exercises available for your selected pain points',
    'regenerating the only exercise of an area',
    whileRefused(regenerateExercise, 'No other exercises available', regenerateOne),
    'spec:8/info-no-alternatives',
  ],
  [
    'Failed to regenerate exercise',
    'regenerating an exercise when the server fails',
    whileBroken(regenerateExercise, regenerateOne),
    'spec:8/failures-regenerate-exercise',
  ],
  [
    'Routine Regenerated',
    'regenerating the exercises',
    regenerateAll,
    'spec:8/success-routine-regenerated',
  ],
  [
    'Failed to generate exercises. Please try again.',
    'regenerating the exercises when the server fails',
    whileBroken(regenerateRoutine, regenerateAll),
    'spec:8/failures-generate-exercises',
  ],
  [
    'No exercises found / No exercises found for your selected pain points.',
    'opening the dashboard when no exercise fits',
    () => {
      api.answer(getTodaysRoutine, routineOf([]));
      return openDashboard();
    },
    'spec:8/info-no-exercises',
  ],
];

const SENTENCES: readonly Row[] = [
  [
    'No pain points selected',
    'opening the dashboard without pain points',
    openWithoutPainPoints,
    'spec:8/info-no-pain-points',
  ],
  [
    'Please select your pain points in Settings to get personalized exercises.',
    'opening the dashboard without pain points',
    openWithoutPainPoints,
    'spec:8/info-no-pain-points',
  ],
  [
    'Failed to generate exercises. Please try again.',
    'opening the dashboard when the server fails',
    whileBroken(getTodaysRoutine, openDashboard),
    'spec:8/failures-generate-exercises',
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
