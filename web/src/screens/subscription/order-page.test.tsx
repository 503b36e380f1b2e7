import { listReceipts } from '@limber/contract/receipts';
import {
  confirmSandboxPayment,
  createSubscription,
  getPaymentMethods,
  getSubscription,
} from '@limber/contract/subscription';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { currentSession } from '#features/auth/session-store.ts';
import { FOUNDING_MEMBER, FREE_SUBSCRIPTION, RECEIPT, subscribedTo } from '#test/samples.ts';
import { open, runsTheApp } from '#test/app.tsx';
import { api } from '#test/fake-api.ts';
import { fill, press, pressA } from '#test/interactions.ts';
import { currentToast } from '#ui/toast.ts';

runsTheApp();
beforeEach(() => api.answer(getSubscription, FREE_SUBSCRIPTION));

const at = () => window.location.pathname + window.location.search;
const bodies = () => api.sent(createSubscription).map(({ body }) => body);
const keys = () =>
  api.sent(createSubscription).map(({ headers }) => headers.get('Idempotency-Key'));

async function fillCard(test: string) {
  await press(`Use ${test}`);
  await fill('Name on card', 'Ada Lovelace');
}

test(
  'a plan is chosen from its card, paid for, and opened when the provider says so',
  {
    tags: [
      'spec:2/subscription-payment-form',
      'spec:4/tier-changes-by-payment',
      'spec:7/payments',
      'spec:8/success-subscription',
    ],
  },
  async () => {
    await open('/subscription');
    await pressA('link', 'Choose Annual');
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Your order');
    expect(await screen.findByText('This is a sandbox: nothing is charged.')).toBeTruthy();
    expect(bodies()).toEqual([{ plan: 'annual' }]);

    await fillCard('4242 4242 4242 4242');
    await press('Pay $250');
    expect(await screen.findByText('Opening your Annual plan')).toBeTruthy();
    expect(currentToast()?.title).not.toBe('Subscription Activated');
    expect(api.sent(confirmSandboxPayment)[0]?.body).toEqual({
      clientSecret: 'a secret',
      cardNumber: '4242424242424242',
      nameOnCard: 'Ada Lovelace',
    });

    api.answer(getSubscription, subscribedTo('annual'));
    api.answer(listReceipts, [{ ...RECEIPT, bought: 'annual' }]);
    await waitFor(() =>
      expect(at()).toBe('/checkout/success?order=annual&payment_intent=sandbox_1'),
    );
    expect(currentToast()?.title).toBe('Subscription Activated');
    expect(currentSession().user?.subscriptionTier).toBe('annual');
    expect(await screen.findByText(/All nine body areas/)).toBeTruthy();
    const receipt = await screen.findByRole('link', { name: `Receipt ${RECEIPT.number}` });
    expect(receipt.getAttribute('href')).toBe(`/receipts/${RECEIPT.number}`);
    expect(screen.getByRole('link', { name: 'Go to Dashboard' })).toBeTruthy();
  },
);

test.each(['pro', 'annual'])(
  'a founding member who opens the order of %s reads that it is theirs already',
  { tags: ['spec:silent/prices-compared'] },
  async (plan) => {
    api.answer(getSubscription, FOUNDING_MEMBER);
    await open(`/subscription?plan=${plan}`);
    expect(
      await screen.findByText(/You are a founding member: everything in .* free/),
    ).toBeTruthy();
    expect(bodies()).toEqual([]);
  },
);

test('while the payment is set up the page says so', async () => {
  api.delay(createSubscription);
  await open('/subscription?plan=annual');
  expect(await screen.findByText('Setting up payment...')).toBeTruthy();
});

test(
  'a card that is declined says so beside the button, and another one can be tried',
  { tags: ['spec:4/payment', 'spec:8/failures-payment'] },
  async () => {
    api.answer(confirmSandboxPayment, {
      status: 'failed',
      message: 'Your card was declined.',
      reference: 'sandbox_1',
    });
    await open('/subscription?plan=pro');
    await fillCard('4000 0000 0000 0002');
    await press('Pay $9.99');
    await waitFor(() =>
      expect(currentToast()).toMatchObject({
        title: 'Payment Failed',
        description: 'Your card was declined.',
      }),
    );
    const form = screen.getByRole('main').querySelector('form');
    expect(within(form ?? document.body).getByText('Your card was declined.')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Pay $9.99' })).toBeTruthy();
    expect(bodies()).toHaveLength(1);
  },
);

test('a card of one’s own is never sent to the sandbox', async () => {
  await open('/subscription?plan=pro');
  await fillCard('4242 4242 4242 4242');
  await fill('Card number', '5555555555554444');
  await press('Pay $9.99');
  expect(
    await screen.findByText('Your card number is incorrect.', { selector: 'form p' }),
  ).toBeTruthy();
  expect(api.sent(confirmSandboxPayment)).toEqual([]);
});

test('a card that was not filled in is not sent, and says what is missing', async () => {
  await open('/subscription?plan=pro');
  await fill('Name on card', 'Ada Lovelace');
  await press('Pay $9.99');
  expect(await screen.findByText('Your card number is incomplete.')).toBeTruthy();
  expect(screen.getByText('Your security code is incomplete.')).toBeTruthy();
  expect(api.sent(confirmSandboxPayment)).toEqual([]);
});

test.each([
  ['Confirm payment', 'Opening your Pro plan', 2],
  ['Refuse', 'The payment was not confirmed. Nothing was charged.', 1],
])(
  'a bank that asks first is answered with “%s”',
  { tags: ['spec:2/subscription-payment-form'] },
  async (answer, outcome, times) => {
    api.answer(confirmSandboxPayment, ({ body }) => ({
      status: (body as { confirmed?: boolean }).confirmed
        ? ('succeeded' as const)
        : ('requires_action' as const),
      message: null,
      reference: 'sandbox_1',
    }));
    await open('/subscription?plan=pro');
    await fillCard('4000 0025 0000 3155');
    await press('Pay $9.99');
    await screen.findByRole('alertdialog', { name: 'Confirm your payment' });
    await press(answer);
    expect(await screen.findAllByText(outcome)).not.toEqual([]);
    expect(api.sent(confirmSandboxPayment)).toHaveLength(times);
  },
);

test(
  'a team says how many it is, and pays for each; five at the least',
  { tags: ['spec:9/prices'] },
  async () => {
    await open('/subscription?plan=team');
    await fill('How many users?', '4');
    await press('Continue to payment');
    expect(await screen.findByText('Enter a whole number from 5 to 1,000.')).toBeTruthy();
    await fill('How many users?', '8');
    expect(screen.getByText('$63.92')).toBeTruthy();
    await press('Continue to payment');
    expect(await screen.findByRole('button', { name: 'Pay $63.92' })).toBeTruthy();
    expect(bodies()).toEqual([{ plan: 'team', users: 8 }]);
  },
);

test(
  'a payment that could not be set up closes the panel; the next try is the same one',
  { tags: ['spec:8/failures-set-up-payment'] },
  async () => {
    api.break(createSubscription);
    await open('/subscription?plan=annual');
    await waitFor(() => expect(at()).toBe('/subscription'));
    expect(currentToast()?.title).toBe('Failed to set up payment. Please try again.');
    api.answer(createSubscription, { clientSecret: 'a secret' });
    await pressA('link', 'Choose Annual');
    await screen.findByRole('button', { name: 'Pay $250' });
    expect(keys()[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys()[1]).toBe(keys()[0]);
    await pressA('link', 'Cancel');
    await pressA('link', 'Choose Lifetime');
    await screen.findByRole('button', { name: 'Pay $1,000' });
    expect(keys()[2]).not.toBe(keys()[0]);
  },
);

test(
  'where no provider is connected the order says that paying is not open',
  { tags: ['spec:2/subscription-payment-form'] },
  async () => {
    api.answer(getPaymentMethods, { provider: 'off', publishableKey: null });
    await open('/subscription?plan=annual');
    expect(await screen.findByText(/Paying is not open here.*Nothing is charged/)).toBeTruthy();
    expect(screen.queryByLabelText('Name on card')).toBeNull();
    expect(bodies()).toEqual([]);
  },
);

test(
  'whoever comes back from the provider’s own page waits for the plan',
  { tags: ['spec:7/provider-confirms'] },
  async () => {
    await open('/dashboard?order=annual&payment_intent=pi_1&redirect_status=succeeded');
    expect(await screen.findByText('Opening your Annual plan')).toBeTruthy();
    expect(bodies()).toEqual([]);
  },
);

test('whoever comes back from the provider’s own page without paying reads that', async () => {
  await open('/dashboard?order=annual&payment_intent=pi_1&redirect_status=failed');
  await waitFor(() => expect(currentToast()?.title).toBe('Payment Failed'));
  expect(at()).toBe('/subscription?plan=annual');
});
