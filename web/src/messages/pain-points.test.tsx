// @vitest-environment happy-dom
import { changePainPoints, getPainPoints } from '@limber/contract/pain-points';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { open, runsTheApp } from '#test/whole-app/app.tsx';
import { api } from '#test/whole-app/fake-api.ts';
import { press, pressA, pull } from '#test/whole-app/hands.ts';
import { painPointsOf } from '#test/whole-app/sample.ts';
import { type Row, toastsLike, watchesToasts, whileBroken } from './test/table.ts';

const openTab = () => open('/profile?tab=pain-points');

async function savePreferences(): Promise<void> {
  await openTab();
  await press('Save Preferences');
}

async function toggle(): Promise<void> {
  await openTab();
  await pressA('switch', 'Knees');
}

/** The neck and the hips have half each; both move by so many steps of five. */
async function move(neck: number, hips: number): Promise<void> {
  await openTab();
  await pull('Neck', neck);
  await pull('Hips', hips);
}

async function saveWeights(): Promise<void> {
  await move(2, -2);
  await press('Save Weights');
}

const TOASTS: readonly Row[] = [
  ['Pain points saved', 'saving the preferences', savePreferences],
  [
    'Failed to update your preferences. Please try again.',
    'saving the preferences when the server fails',
    whileBroken(changePainPoints, savePreferences),
  ],
  [
    'Failed to update your preferences. Please try again.',
    'switching an area on when the server fails',
    whileBroken(changePainPoints, toggle),
  ],
  ['Weights saved', 'saving weights', saveWeights],
  [
    'Failed to update weights. Please try again.',
    'saving weights when the server fails',
    whileBroken(changePainPoints, saveWeights),
  ],
];

const SENTENCES: readonly Row[] = [
  ['Total must equal 100%. Currently over by 10%', 'giving more than everything', () => move(2, 0)],
  [
    'Total must equal 100%. Currently under by 15%',
    'giving less than everything',
    () => move(0, -3),
  ],
  [
    'Ready to save! Your exercises will be distributed according to these percentages.',
    'moving weights to a total of 100',
    () => move(2, -2),
  ],
  [
    'Select pain points first to configure exercise distribution percentages.',
    'opening the weights without pain points',
    () => {
      api.answer(getPainPoints, painPointsOf({}));
      return openTab();
    },
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
