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

const TOASTS: readonly Row[] = [
  [
    'Failed to set up payment. Please try again.',
    'choosing a plan when the server fails',
    whileBroken(createSubscription, () => open('/subscription?plan=annual')),
    'spec:8/failures-set-up-payment',
  ],
  [
    'Failed to set up payment. Please try again.',
    'opening the checkout when the server fails',
    whileBroken(createPaymentIntent, () => open('/checkout')),
    'spec:8/failures-set-up-payment',
  ],
  [
    'Error / Please enter the cardholder name',
    'paying without a name on the card',
    payNameless,
    'spec:5/cardholder-name',
  ],
  [
    'Payment Failed / Your card was declined.',
    'paying with a card that is declined',
    payDeclined,
    'spec:8/failures-payment',
  ],
  ['Payment Successful', 'paying for the exercise pack', payPack, 'spec:8/success-payment'],
  ['Subscription Activated', 'paying for a plan', payPlan, 'spec:8/success-subscription'],
];

const SENTENCES: readonly Row[] = [
  [
    'Please enter the cardholder name',
    'paying without a name on the card',
    payNameless,
    'spec:5/cardholder-name',
  ],
  [
    'Your card was declined.',
    'paying with a card that is declined',
    payDeclined,
    'spec:8/failures-payment',
  ],
];

runsTheApp();
watchesToasts();
beforeEach(() => api.answer(getSubscription, FREE_SUBSCRIPTION));
for (const [message, action, perform, ...tags] of TOASTS) {
  test(`a toast says “${message}” after ${action}`, { tags }, async () => {
    await perform();
    await waitFor(() => expect(toastsLike(message)).toContain(message));
  });
}
for (const [message, action, perform, ...tags] of SENTENCES) {
  test(`the page says “${message}” after ${action}`, { tags }, async () => {
    await perform();
    expect(await screen.findAllByText(message, { selector: 'form p' })).not.toEqual([]);
  });
}
