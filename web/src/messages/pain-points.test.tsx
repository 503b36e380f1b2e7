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
  ['Pain points saved', 'saving the preferences', savePreferences, 'spec:8/success-pain-points'],
  [
    'Failed to update your preferences. Please try again.',
    'saving the preferences when the server fails',
    whileBroken(changePainPoints, savePreferences),
    'spec:8/failures-preferences',
  ],
  [
    'Failed to update your preferences. Please try again.',
    'switching an area on when the server fails',
    whileBroken(changePainPoints, toggle),
    'spec:8/failures-preferences',
  ],
  ['Weights saved', 'saving weights', saveWeights, 'spec:8/success-weights'],
  [
    'Failed to update weights. Please try again.',
    'saving weights when the server fails',
    whileBroken(changePainPoints, saveWeights),
    'spec:8/failures-weights',
  ],
];

const SENTENCES: readonly Row[] = [
  [
    'Total must equal 100%. Currently over by 10%',
    'giving more than everything',
    () => move(2, 0),
    'spec:5/weights-over-or-under',
  ],
  [
    'Total must equal 100%. Currently under by 15%',
    'giving less than everything',
    () => move(0, -3),
    'spec:5/weights-over-or-under',
  ],
  [
    'Ready to save! Your exercises will be distributed according to these percentages.',
    'moving weights to a total of 100',
    () => move(2, -2),
    'spec:5/weights-ready-to-save',
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
