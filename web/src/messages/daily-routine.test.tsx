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
  ['Workout Completed!', 'completing the workout', completeWorkout],
  [
    'Save Error / Could not save workout to history',
    'completing the workout when it cannot be saved',
    whileBroken(saveRoutineRecord, completeWorkout),
  ],
  [
    'Exercise Regenerated / Replaced with JME 2 Slow Circle.',
    'regenerating an exercise',
    regenerateOne,
  ],
  [
    'No alternatives found / No other exercises available for your selected pain points',
    'regenerating the only exercise of an area',
    whileRefused(regenerateExercise, 'No other exercises available', regenerateOne),
  ],
  [
    'Failed to regenerate exercise',
    'regenerating an exercise when the server fails',
    whileBroken(regenerateExercise, regenerateOne),
  ],
  ['Routine Regenerated', 'regenerating the exercises', regenerateAll],
  [
    'Failed to generate exercises. Please try again.',
    'regenerating the exercises when the server fails',
    whileBroken(regenerateRoutine, regenerateAll),
  ],
  [
    'No exercises found / No exercises found for your selected pain points.',
    'opening the dashboard when no exercise fits',
    () => {
      api.answer(getTodaysRoutine, routineOf([]));
      return openDashboard();
    },
  ],
];

const SENTENCES: readonly Row[] = [
  ['No pain points selected', 'opening the dashboard without pain points', openWithoutPainPoints],
  [
    'Please select your pain points in Settings to get personalized exercises.',
    'opening the dashboard without pain points',
    openWithoutPainPoints,
  ],
  [
    'Failed to generate exercises. Please try again.',
    'opening the dashboard when the server fails',
    whileBroken(getTodaysRoutine, openDashboard),
  ],
];

runsTheApp();
watchesToasts();
test.each(TOASTS)('a toast says “%s” after %s', async (message, _action, perform) => {
  await perform();
  await waitFor(() => expect(toastsLike(message)).toContain(message));
});
test.each(SENTENCES)('the page says “%s” after %s', async (message, _action, perform) => {
  await perform();
  expect(await screen.findAllByText(message)).not.toEqual([]);
});
