// @vitest-environment happy-dom
import { cancelSubscription, getSubscription } from '@limber/contract/subscription';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { open, runsTheApp } from '#test/whole-app/app.tsx';
import { api } from '#test/whole-app/fake-api.ts';
import { press, pressLast } from '#test/whole-app/hands.ts';
import { subscribedTo } from '#test/samples.ts';
import { type Row, toastsLike, watchesToasts, whileBroken } from './test/table.ts';

async function cancel(): Promise<void> {
  api.answer(getSubscription, subscribedTo('pro'));
  await open('/profile?tab=subscription');
  await press('Cancel subscription');
  await screen.findByRole('alertdialog');
  await pressLast('Cancel subscription');
}

const TOASTS: readonly Row[] = [
  [
    'Subscription Cancelled / Your subscription stays active until June 15, 2030.',
    'cancelling the subscription',
    cancel,
    'spec:8/success-cancelled',
  ],
  [
    'Failed to cancel subscription. Please try again.',
    'cancelling the subscription when the server fails',
    whileBroken(cancelSubscription, cancel),
    'spec:8/failures-cancel-subscription',
  ],
];

const SENTENCES: readonly Row[] = [
  [
    'Your subscription will end on June 15, 2030',
    'opening a subscription that was cancelled',
    () => {
      api.answer(getSubscription, subscribedTo('pro', { cancelAtPeriodEnd: true }));
      return open('/profile?tab=subscription');
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
