// @vitest-environment happy-dom
import {
  confirmSandboxPayment,
  createPaymentIntent,
  createSubscription,
  getSubscription,
} from '@limber/contract/subscription';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { FREE_SUBSCRIPTION, subscribedTo } from '#test/samples.ts';
import { open, runsTheApp } from '#test/whole-app/app.tsx';
import { api } from '#test/whole-app/fake-api.ts';
import { fill, press } from '#test/whole-app/hands.ts';
import { type Row, toastsLike, watchesToasts, whileBroken } from './test/table.ts';

async function pay(address: string, name = 'Ada Lovelace'): Promise<void> {
  await open(address);
  await press('Use 4242 4242 4242 4242');
  await fill('Name on card', name);
  await press(/^Pay /);
}
const payPack = () => pay('/checkout');
const payNameless = () => pay('/checkout', '');

async function payPlan(): Promise<void> {
  await pay('/subscription?plan=annual');
  await screen.findByText('Opening your Annual plan');
  api.answer(getSubscription, subscribedTo('annual'));
}

function payDeclined(): Promise<void> {
  api.answer(confirmSandboxPayment, {
    status: 'failed',
    message: 'Your card was declined.',
    reference: 'sandbox_1',
  });
  return payPack();
}

const NAME_MISSING = 'Please enter the cardholder name';
const SETUP_FAILED = 'Failed to set up payment. Please try again.';

const TOASTS: readonly Row[] = [
  [
    SETUP_FAILED,
    'choosing a plan when the server fails',
    whileBroken(createSubscription, () => open('/subscription?plan=annual')),
  ],
  [
    SETUP_FAILED,
    'opening the checkout when the server fails',
    whileBroken(createPaymentIntent, () => open('/checkout')),
  ],
  ['Error / Please enter the cardholder name', 'paying without a name on the card', payNameless],
  ['Payment Failed / Your card was declined.', 'paying with a card that is declined', payDeclined],
  ['Payment Successful', 'paying for the exercise pack', payPack],
  ['Subscription Activated', 'paying for a plan', payPlan],
];

const SENTENCES: readonly Row[] = [
  [NAME_MISSING, 'paying without a name on the card', payNameless],
  ['Your card was declined.', 'paying with a card that is declined', payDeclined],
];

runsTheApp();
watchesToasts();
beforeEach(() => api.answer(getSubscription, FREE_SUBSCRIPTION));
test.each(TOASTS)('a toast says “%s” after %s', async (message, _action, perform) => {
  await perform();
  await waitFor(() => expect(toastsLike(message)).toContain(message));
});
test.each(SENTENCES)('the page says “%s” after %s', async (message, _action, perform) => {
  await perform();
  expect(await screen.findAllByText(message, { selector: 'form p' })).not.toEqual([]);
});
