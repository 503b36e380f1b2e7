import {
  confirmSandboxPayment,
  createPaymentIntent,
  getPaymentMethods,
  getSubscription,
  type Subscription,
} from '@limber/contract/subscription';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { FOUNDING_MEMBER, FREE_SUBSCRIPTION, subscribedTo } from '#test/samples.ts';
import { open, runsTheApp } from '#test/app.tsx';
import { api } from '#test/fake-api.ts';
import { fill, press } from '#test/interactions.ts';
import { currentToast } from '#ui/toast.ts';

runsTheApp();
beforeEach(() => api.answer(getSubscription, FREE_SUBSCRIPTION));

const WITH_PACK: Subscription = {
  ...FREE_SUBSCRIPTION,
  premiumPack: true,
  entitlements: { ...FREE_SUBSCRIPTION.entitlements, premiumExercises: true },
};
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test(
  'the pack is paid for, and opens on the next page when the provider says so',
  {
    tags: [
      'spec:2/checkout-payment',
      'spec:2/checkout-success',
      'spec:4/payment',
      'spec:7/payments',
      'spec:8/success-payment',
    ],
  },
  async () => {
    await open('/checkout');
    expect(await screen.findByText('Premium Exercise Pack')).toBeTruthy();
    await press('Use 4242 4242 4242 4242');
    expect(link('Cancel')).toBe('/exercises');
    expect(api.sent(createPaymentIntent).map(({ body }) => body)).toEqual([{ amount: 19.99 }]);
    await fill('Name on card', 'Ada Lovelace');
    await press('Pay $19.99');
    await waitFor(() => expect(window.location.pathname).toBe('/checkout/success'));
    expect(currentToast()?.title).toBe('Payment Successful');
    await waitFor(() => expect(heading()).toBe('Payment Successful!'));
    expect(screen.getByText('Opening the exercises')).toBeTruthy();

    api.answer(getSubscription, WITH_PACK);
    expect(await screen.findByText(/Premium Exercise Pack are open now/)).toBeTruthy();
    expect(screen.queryByText('Opening the exercises')).toBeNull();
    expect([link('Go to Dashboard'), link('Browse Exercises')]).toEqual([
      '/dashboard',
      '/exercises',
    ]);
  },
);

test(
  'while the payment is set up the page says so',
  { tags: ['spec:2/checkout-payment', 'spec:4/payment'] },
  async () => {
    api.delay(createPaymentIntent);
    await open('/checkout');
    expect(await screen.findByText('Setting up payment...')).toBeTruthy();
  },
);

test('a card without a name is not sent', { tags: ['spec:5/cardholder-name'] }, async () => {
  await open('/checkout');
  await press('Use 4242 4242 4242 4242');
  await press('Pay $19.99');
  expect(
    await screen.findByText('Please enter the cardholder name', { selector: 'form p' }),
  ).toBeTruthy();
  expect(currentToast()).toMatchObject({
    title: 'Error',
    description: 'Please enter the cardholder name',
  });
  expect(document.activeElement).toBe(screen.getByLabelText('Name on card'));
  expect(api.sent(confirmSandboxPayment)).toEqual([]);
});

test(
  'a payment that could not be set up leads to the front page',
  { tags: ['spec:8/failures-set-up-payment'] },
  async () => {
    api.refuse(createPaymentIntent, 503, 'The payment provider does not answer.');
    await open('/checkout');
    await waitFor(() => expect(window.location.pathname).toBe('/'));
    expect(currentToast()).toMatchObject({
      title: 'Failed to set up payment. Please try again.',
      description: 'The payment provider does not answer.',
    });
  },
);

test('where no provider is connected the order says so and asks for nothing', async () => {
  api.answer(getPaymentMethods, { provider: 'off', publishableKey: null });
  await open('/checkout');
  expect(await screen.findByText(/Paying is not open here/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Pay $19.99' })).toBeNull();
});

test.each([
  ['whoever has bought it', WITH_PACK, /is yours already/],
  ['a founding member', FOUNDING_MEMBER, /founding member/],
  ['whoever is on the lifetime plan', subscribedTo('lifetime'), /Lifetime plan opens every/],
])(
  '%s has nothing to pay',
  { tags: ['spec:2/checkout-payment'] },
  async (_who, subscription, why) => {
    api.answer(getSubscription, subscription);
    await open('/checkout');
    expect(await screen.findByText(why)).toBeTruthy();
    expect(api.sent(createPaymentIntent)).toEqual([]);
  },
);

test('whoever comes back paid from the provider’s own page is led to the confirmation', async () => {
  await open('/dashboard?order=premiumPack&payment_intent=pi_3Q9&redirect_status=succeeded');
  await waitFor(() => expect(heading()).toBe('Payment Successful!'));
  expect(currentToast()?.title).toBe('Payment Successful');
  expect(screen.getByText('Reference: pi_3Q9')).toBeTruthy();
});

test.each(['', '?payment_intent=', '?redirect_status=succeeded'])(
  'without a reference (%s) no payment is claimed, and the way leads to the checkout',
  { tags: ['spec:2/checkout-success'] },
  async (search) => {
    await open(`/checkout/success${search}`);
    expect(heading()).toBe('No payment here');
    expect(link('Go to Checkout')).toBe('/checkout');
  },
);

test.each([
  ['a founding member', FOUNDING_MEMBER],
  ['whoever has the pack', WITH_PACK],
])('%s is not sent to a checkout where there is nothing to pay', async (_who, subscription) => {
  api.answer(getSubscription, subscription);
  await open('/checkout/success');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Go to Checkout' })).toBeNull());
  expect(screen.getAllByRole('link', { name: 'Go to Dashboard' })).not.toEqual([]);
});

test(
  'a payment that failed is not claimed to have succeeded',
  { tags: ['spec:2/checkout-success'] },
  async () => {
    await open('/checkout/success?payment_intent=pi_3Q9&redirect_status=failed');
    expect(heading()).toBe('No payment here');
  },
);
