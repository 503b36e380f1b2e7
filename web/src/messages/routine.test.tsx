// @vitest-environment happy-dom
import {
  completeExercise,
  completeRoutine,
  getRoutine,
  regenerateExercise,
  regenerateRoutine,
} from '@limber/contract/routines';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { open, runsTheApp } from '#test/whole-app/app.tsx';
import { api } from '#test/whole-app/fake-api.ts';
import { press } from '#test/whole-app/hands.ts';
import { routineOf } from '#test/whole-app/sample.ts';
import { type Row, toastsLike, watchesToasts, whileBroken, whileRefused } from './test/table.ts';

const openRoutine = () => open('/routine/7');

async function markComplete(): Promise<void> {
  await openRoutine();
  await press(/^Mark Complete.* JME 1 /);
}

async function regenerateOne(): Promise<void> {
  await openRoutine();
  await press(/^Regenerate JME 1 /);
}

async function refresh(): Promise<void> {
  await openRoutine();
  await press('Refresh');
}

async function finish(): Promise<void> {
  api.answer(getRoutine, routineOf([1, 3, 5, 7, 9], true));
  await openRoutine();
  await press('Done');
}

function openEmpty(): Promise<void> {
  api.answer(getRoutine, routineOf([]));
  return openRoutine();
}

const TOASTS: readonly Row[] = [
  [
    'Failed to mark exercise as complete',
    'marking an exercise when the server fails',
    whileBroken(completeExercise, markComplete),
    'spec:8/failures-mark-exercise',
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
  ['Routine Regenerated', 'refreshing the routine', refresh, 'spec:8/success-routine-regenerated'],
  [
    'Failed to regenerate routine',
    'refreshing the routine when the server fails',
    whileBroken(regenerateRoutine, refresh),
    'spec:8/failures-regenerate-routine',
  ],
  [
    'Failed to save routine completion to your history',
    'finishing the routine when it cannot be saved',
    whileBroken(completeRoutine, finish),
    'spec:8/failures-save-routine',
  ],
];

const SENTENCES: readonly Row[] = [
  ['Routine Complete!', 'finishing the routine', finish, 'spec:2/routine-complete'],
  [
    'All 5 exercises saved to your history.',
    'finishing the routine',
    finish,
    'spec:2/routine-complete',
  ],
  [
    'Error loading routine',
    'opening a routine that fails',
    whileBroken(getRoutine, openRoutine),
    'spec:8/failures-load-routine',
  ],
  [
    'Failed to load your routine',
    'opening a routine that fails without a word',
    whileBroken(getRoutine, openRoutine),
    'spec:8/failures-load-routine',
  ],
  [
    'There is nothing here',
    'opening a routine that the server has a sentence about',
    whileRefused(getRoutine, 'There is nothing here', openRoutine),
  ],
  [
    'No exercises found',
    'opening a routine without exercises',
    openEmpty,
    'spec:8/failures-empty-routine',
  ],
  [
    "This routine doesn't have any exercises",
    'opening a routine without exercises',
    openEmpty,
    'spec:8/failures-empty-routine',
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
