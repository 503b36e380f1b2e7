// @vitest-environment happy-dom
import { savePainPoints } from '@limber/contract/pain-points';
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { open, openAsStranger, runsTheApp } from '#test/whole-app/app.tsx';
import { api } from '#test/whole-app/fake-api.ts';
import { press } from '#test/whole-app/hands.ts';
import { type Row, toastsLike, watchesToasts, whileBroken, whileRefused } from './test/table.ts';

async function completeSetup(): Promise<void> {
  await press('Continue');
  await press('Complete Setup');
}

async function onboard(): Promise<void> {
  await open('/onboarding');
  await completeSetup();
}

const SENTENCE = 'Your plan covers three areas.';

const TOASTS: readonly Row[] = [
  [
    'Onboarding Complete / Your preferences have been saved.',
    'saving pain points',
    onboard,
    'spec:8/success-onboarding',
  ],
  [
    'Error / Authentication token is missing. Please log in again.',
    'saving pain points without being signed in',
    async () => {
      await openAsStranger('/onboarding');
      await completeSetup();
    },
    'spec:5/onboarding-needs-token',
  ],
  [
    `Error / ${SENTENCE}`,
    'saving pain points when the server has a sentence about it',
    whileRefused(savePainPoints, SENTENCE, onboard),
    'spec:8/failures-onboarding-message',
  ],
  [
    'Error / Error: 500',
    'saving pain points when the server says no without a word',
    whileBroken(savePainPoints, onboard),
    'spec:8/failures-onboarding-status',
  ],
  [
    'Error / Failed to save your preferences. Please try again.',
    'saving pain points without a connection',
    () => {
      api.lose(savePainPoints);
      return onboard();
    },
    'spec:8/failures-onboarding',
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
