import {
  createPaymentIntent,
  createSubscription,
  getPaymentMethods,
} from '@limber/contract/subscription';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { api } from '#test/fake-api.ts';
import { show } from '#test/show.tsx';
import { currentToast } from '#ui/toast.ts';
import { fill, press } from '#test/interactions.ts';
import { Payment } from './payment.tsx';

const stripe = vi.hoisted(() => ({
  confirmPayment: vi.fn<(asked: object) => Promise<object>>(),
  loads: vi.fn<(key: string) => Promise<unknown>>(),
}));
vi.mock('@stripe/stripe-js/pure', () => ({ loadStripe: stripe.loads }));
vi.mock('@stripe/react-stripe-js', async () => {
  const { useEffect } = await import('react');
  return {
    Elements: ({ children }: { children: unknown }) => children,
    PaymentElement: ({ onReady }: { onReady: () => void }) => {
      // oxlint-disable-next-line react/exhaustive-deps -- ready once, as Stripe's own
      useEffect(onReady, []);
      return null;
    },
    useElements: () => 'the elements',
    useStripe: () => stripe,
  };
});

const paid = vi.fn<(reference: string) => void>();
const closed = vi.fn<() => void>();

beforeEach(() => {
  // Only these: the app still holds mocks of earlier test files in this worker.
  for (const mock of [stripe.confirmPayment, stripe.loads, paid, closed]) mock.mockReset();
  stripe.loads.mockResolvedValue(stripe);
  api.answer(getPaymentMethods, { provider: 'stripe', publishableKey: 'pk_test_1' });
  api.answer(createSubscription, { clientSecret: 'pi_1_secret' });
});

async function pay() {
  show(
    <Payment
      order={{ kind: 'plan', plan: 'annual', users: 1 }}
      cancelHref="/subscription"
      onPaid={paid}
      onSetupFailed={closed}
    />,
  );
  await fill('Name on card', 'Ada Lovelace');
  await press('Pay $250');
}

test(
  'the payment is confirmed with the name, coming back to the dashboard, leading away only if it must',
  { tags: ['spec:7/provider-confirms'] },
  async () => {
    stripe.confirmPayment.mockResolvedValue({ paymentIntent: { id: 'pi_1', status: 'succeeded' } });
    await pay();
    await waitFor(() => expect(paid).toHaveBeenCalledWith('pi_1'));
    expect(stripe.loads).toHaveBeenCalledWith('pk_test_1');
    expect(stripe.confirmPayment).toHaveBeenCalledWith({
      elements: 'the elements',
      confirmParams: {
        return_url: `${window.location.origin}/dashboard?order=annual`,
        payment_method_data: { billing_details: { name: 'Ada Lovelace' } },
      },
      redirect: 'if_required',
    });
  },
);

test('a payment whose answer was lost is known to be paid when it is tried again', async () => {
  stripe.confirmPayment.mockResolvedValue({
    error: {
      code: 'payment_intent_unexpected_state',
      message: 'This PaymentIntent has already succeeded.',
      payment_intent: { id: 'pi_1', status: 'succeeded' },
    },
  });
  await pay();
  await waitFor(() => expect(paid).toHaveBeenCalledWith('pi_1'));
  expect(currentToast()?.title).not.toBe('Payment Failed');
});

test('what Stripe says of a card that failed is shown and said', async () => {
  stripe.confirmPayment.mockResolvedValue({ error: { message: 'Your card has expired.' } });
  await pay();
  expect(await screen.findByText('Your card has expired.', { selector: 'form p' })).toBeTruthy();
  expect(currentToast()).toMatchObject({
    title: 'Payment Failed',
    description: 'Your card has expired.',
  });
  expect(paid).not.toHaveBeenCalled();
});

test(
  'the card is asked for by Stripe alone: no field of ours takes its number',
  { tags: ['spec:2/subscription-payment-form'] },
  async () => {
    await pay();
    expect(
      screen.getAllByRole('textbox').map((field) => field.getAttribute('autocomplete')),
    ).toEqual(['cc-name']);
  },
);

test('when Stripe cannot be loaded the panel closes', async () => {
  stripe.loads.mockRejectedValue(new Error('blocked'));
  api.answer(getPaymentMethods, { provider: 'stripe', publishableKey: 'pk_test_1' });
  api.answer(createPaymentIntent, { clientSecret: 'pi_1_secret' });
  show(
    <Payment
      order={{ kind: 'premiumPack' }}
      cancelHref="/exercises"
      onPaid={paid}
      onSetupFailed={closed}
    />,
  );
  await waitFor(() => expect(closed).toHaveBeenCalled());
  expect(stripe.loads).toHaveBeenCalledOnce();
  expect(currentToast()?.title).toBe('Failed to set up payment. Please try again.');
});
