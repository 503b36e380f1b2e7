import { API } from '@limber/contract/api';
import { getMe } from '@limber/contract/auth';
import type { Endpoint } from '@limber/contract/endpoint';
import { getHealthCard } from '@limber/contract/health-card';
import { getSubscription } from '@limber/contract/subscription';
import { act, cleanup, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { queryClient } from '#api/query-client.ts';
import { open, runsTheApp } from '#test/app.tsx';
import { api } from '#test/fake-api.ts';
import { answerAsUsual } from '#test/usual-answers.ts';

const ADDRESSES = [
  '/dashboard',
  '/dashboard?customPlan=1',
  '/dashboard?editPlan=1',
  '/routine/7',
  '/session',
  '/exercises',
  '/exercise-manager',
  '/onboarding',
  '/profile',
  '/profile?tab=history',
  '/profile?tab=custom-plans',
  '/profile?tab=subscription',
  '/profile?tab=account',
  '/subscription',
  '/checkout',
  '/receipts/1',
  '/team',
  '/admin',
];

const READING = API.flatMap(({ endpoints }) => endpoints).filter(({ method }) => method === 'GET');

runsTheApp();

/** Time for dozens of rounds of a loop. */
async function settle(): Promise<void> {
  await act(async () => {
    for (let round = 0; round < 20; round += 1) {
      await new Promise((resolve) => setTimeout(resolve));
    }
  });
}

async function begin(address: string, spoil: () => void = () => {}): Promise<void> {
  cleanup();
  queryClient.clear();
  api.forget();
  answerAsUsual();
  spoil();
  await open(address);
  await settle();
}

/**
 * Both calls may be made twice. A screen that shows the subscription asks for it, and so does the
 * header; the health card is prefetched, and its tab asks for it.
 */
const ASKED_TWICE = new Set<Endpoint>([getSubscription, getHealthCard]);
const timesAllowed = (endpoint: Endpoint) => (ASKED_TWICE.has(endpoint) ? 2 : 1);

/** Addresses that were asked too often. */
function repeated(): string[] {
  return READING.flatMap((endpoint) => {
    const addresses = api.sent(endpoint).map((sent) => sent.address);
    const timesAsked = (address: string) => addresses.filter((one) => one === address).length;
    return [...new Set(addresses)].filter((one) => timesAsked(one) > timesAllowed(endpoint));
  });
}

/** The screen's calls while all goes well. */
async function callsOf(address: string): Promise<Endpoint[]> {
  await begin(address);
  return READING.filter((endpoint) => api.sent(endpoint).length > 0);
}

async function comeBackOnline(): Promise<void> {
  answerAsUsual();
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  await settle();
}

const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

describe.each(ADDRESSES)('on %s', (address) => {
  test(
    'a call that fails is asked once, and once more when the network returns',
    { tags: ['spec:7/no-retries'] },
    async () => {
      for (const endpoint of await callsOf(address)) {
        await begin(address, () => api.break(endpoint));
        expect(repeated(), `${endpoint.path} fails`).toEqual([]);
        expect(document.querySelector('h1')?.textContent).not.toBe('Something went wrong');
        const before = api.sent(endpoint).length;
        await comeBackOnline();
        expect(api.sent(endpoint).length - before, `${endpoint.path} again`).toBeLessThanOrEqual(1);
        expect(alerts(), `${endpoint.path} is answered`).toEqual([]);
      }
    },
  );

  test('nothing is asked for ever without a network, and all of it once when that returns', async () => {
    await begin(address);
    const usual = alerts();
    await begin(address, () => READING.forEach((endpoint) => api.lose(endpoint)));
    expect(repeated()).toEqual([]);
    await comeBackOnline();
    expect(alerts()).toEqual(usual);
  });

  test('a call without an answer is asked once', { tags: ['spec:7/no-retries'] }, async () => {
    for (const endpoint of await callsOf(address)) {
      // Without this answer there is no screen.
      if (endpoint === getMe) continue;
      await begin(address, () => void api.delay(endpoint));
      expect(repeated(), `${endpoint.path} is slow`).toEqual([]);
    }
  });
});
