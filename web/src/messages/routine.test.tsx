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
  ['Routine Regenerated', 'refreshing the routine', refresh],
  [
    'Failed to regenerate routine',
    'refreshing the routine when the server fails',
    whileBroken(regenerateRoutine, refresh),
  ],
  [
    'Failed to save routine completion to your history',
    'finishing the routine when it cannot be saved',
    whileBroken(completeRoutine, finish),
  ],
];

const SENTENCES: readonly Row[] = [
  ['Routine Complete!', 'finishing the routine', finish],
  ['All 5 exercises saved to your history.', 'finishing the routine', finish],
  ['Error loading routine', 'opening a routine that fails', whileBroken(getRoutine, openRoutine)],
  [
    'Failed to load your routine',
    'opening a routine that fails without a word',
    whileBroken(getRoutine, openRoutine),
  ],
  [
    'There is nothing here',
    'opening a routine that the server has a sentence about',
    whileRefused(getRoutine, 'There is nothing here', openRoutine),
  ],
  ['No exercises found', 'opening a routine without exercises', openEmpty],
  ["This routine doesn't have any exercises", 'opening a routine without exercises', openEmpty],
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
