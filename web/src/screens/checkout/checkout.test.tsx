// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CheckoutSuccess } from './checkout-success.tsx';
import { Checkout } from './checkout.tsx';

afterEach(cleanup);

function showSuccess(search: string) {
  window.history.replaceState(null, '', `/checkout/success${search}`);
  render(<CheckoutSuccess />);
  return screen.getByRole('heading', { level: 1 }).textContent;
}

test('the order is shown, and nothing can be paid or filled in while paying is not open', () => {
  render(<Checkout />);
  expect(screen.queryByText('Premium Exercise Pack')).not.toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Pay $19.99' }).disabled).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>('Name on card').disabled).toBe(true);
  expect(screen.queryByText(/Paying is not open yet/)).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Cancel' }).getAttribute('href')).toBe('/exercises');
});

test('a payment with a reference is confirmed, and leads on', () => {
  expect(showSuccess('?payment_intent=pi_3Q9')).toBe('Payment Successful!');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/dashboard',
    '/exercises',
  ]);
});

test('without a reference no payment is claimed, and the way leads to the checkout', () => {
  for (const search of ['', '?payment_intent=', '?redirect_status=succeeded']) {
    expect(showSuccess(search)).toBe('No payment here');
    expect(screen.getByRole('link', { name: 'Go to Checkout' }).getAttribute('href')).toBe(
      '/checkout',
    );
    cleanup();
  }
});

test('a payment that failed is not claimed to have succeeded', () => {
  expect(showSuccess('?payment_intent=pi_3Q9&redirect_status=failed')).toBe('No payment here');
});
