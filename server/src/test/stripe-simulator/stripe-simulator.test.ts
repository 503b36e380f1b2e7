import { afterEach, beforeEach, expect, test } from 'vitest';
import { parseForm } from './form.ts';
import {
  SIMULATED_KEYS,
  startStripeSimulator,
  type StripeSimulator,
} from './start-stripe-simulator.ts';
import { createStore } from './store.ts';

let stripe: StripeSimulator;
beforeEach(async () => {
  stripe = await startStripeSimulator();
});
afterEach(() => stripe.close());

/** Sends a form without the SDK, so that it may hold anything. */
async function post(path: string, form: Record<string, string>, headers: object = {}) {
  const { host, port } = stripe.api;
  const response = await fetch(`http://${host}:${port}${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${SIMULATED_KEYS.secretKey}`,
      'stripe-version': '2023-08-16',
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    body: String(new URLSearchParams(form)),
  });
  const body = (await response.json()) as {
    id?: string;
    error?: { code?: string; param?: string };
  };
  return { status: response.status, headers: response.headers, ...body };
}

const intent = { amount: '1999', currency: 'usd', customer: 'cus_1' };

test.each([
  ['a parameter that Stripe does not know', { colour: 'red' }, 'parameter_unknown', 'colour'],
  [
    'one deep inside',
    { 'automatic_payment_methods[always]': 'true' },
    'parameter_unknown',
    'automatic_payment_methods.always',
  ],
  ['an amount that is no number', { amount: 'much' }, undefined, 'amount'],
  ['an amount of half a cent', { amount: '19.99' }, undefined, 'amount'],
  ['a value that is not in the list', { capture_method: 'never' }, undefined, 'capture_method'],
  ['a customer that is not there', {}, 'resource_missing', 'id'],
])('%s is refused', async (_what, change, code, param) => {
  const { status, error } = await post('/v1/payment_intents', { ...intent, ...change });
  expect(status).toBeGreaterThanOrEqual(400);
  expect(error).toMatchObject({ ...(code ? { code } : {}), param });
});

test('a parameter that is missing is refused', async () => {
  const { error } = await post('/v1/payment_intents', { amount: '1999' });
  expect(error).toMatchObject({ code: 'parameter_missing', param: 'currency' });
});

test.each([
  ['version', '/v1/customers', { 'stripe-version': '2026-01-01' }, 400],
  ['key', '/v1/customers', { authorization: 'Bearer sk_other' }, 401],
  ['address', '/v1/cards', {}, 404],
])('another %s is refused', async (_what, path, headers, status) => {
  expect((await post(path, {}, headers)).status).toBe(status);
});

test('the same key and the same body bring the same answer, another body a refusal', async () => {
  const key = { 'idempotency-key': 'one' };
  const first = await post('/v1/customers', { email: 'ada@example.com' }, key);
  const again = await post('/v1/customers', { email: 'ada@example.com' }, key);
  const other = await post('/v1/customers', { email: 'eve@example.com' }, key);
  expect(again.id).toBe(first.id);
  expect(again.headers.get('idempotent-replayed')).toBe('true');
  expect([other.status, other.error]).toMatchObject([400, { type: 'idempotency_error' }]);
});

test('nothing is kept that is not as Stripe documents it', () => {
  const store = createStore(
    () => new Date(),
    () => {},
  );
  expect(() => store.insert('customer', { id: 'cus_1', email: 5 as never })).toThrow(/email/);
  expect(() => store.insert('payment_intent', { id: 'pi_1', status: 'paid' })).toThrow(/status/);
});

test('forms are read with their lists and bags', () => {
  const form = 'items[0][price]=p1&items[0][quantity]=5&items[1][price]=p2&metadata[a]=b&c=d%20e';
  expect(parseForm(form)).toEqual({
    items: [{ price: 'p1', quantity: '5' }, { price: 'p2' }],
    metadata: { a: 'b' },
    c: 'd e',
  });
});
