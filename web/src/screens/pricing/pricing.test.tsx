import { getSubscription } from '@limber/contract/subscription';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { queryClient } from '#api/query-client.ts';
import { setSignedIn, setSignedOut } from '#features/auth/session-store.ts';
import { InstallationContext } from '#installation.ts';
import { api } from '#test/fake-api.ts';
import { INSTALLATION } from '#test/installation.ts';
import { ADA, FOUNDING_MEMBER, FREE_SUBSCRIPTION } from '#test/samples.ts';
import { UiProvider } from '#ui/ui-provider.tsx';
import { PricingScreen } from './pricing.tsx';

function show(address = '/pricing') {
  window.history.replaceState(null, '', address);
  render(
    <InstallationContext value={INSTALLATION}>
      <QueryClientProvider client={queryClient}>
        <UiProvider>
          <PricingScreen />
        </UiProvider>
      </QueryClientProvider>
    </InstallationContext>,
  );
}
function card(name: string) {
  const found = screen.getByRole('heading', { level: 2, name }).closest('li');
  if (!found) throw new Error(`no card of ${name}`);
  return found;
}
const names = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const link = (plan: string) => within(card(plan)).getByRole('link');

afterEach(() => {
  act(setSignedOut);
});

test(
  'every plan says what it costs and holds',
  {
    tags: [
      'spec:2/pricing-tiers',
      'spec:6/tiers-on-the-pricing-page',
      'spec:9/pricing-page-numbers',
    ],
  },
  () => {
    show();
    const facts = {
      Free: ['$0', '3 routines', '1 and 3 minute options'],
      Pro: ['$9.99', 'per month', '287+ exercises', '1, 3, 5 and 10 minute options'],
      Team: ['$7.99', 'per user per month', 'Minimum 5 users'],
      Enterprise: ['Custom', '100+ users', '2-4 weeks setup', 'Annual contract'],
    };
    for (const [plan, words] of Object.entries(facts))
      for (const word of words) expect(within(card(plan)).queryByText(word)).not.toBeNull();
  },
);

test('a visitor begins by registering, and asks for Enterprise by mail', () => {
  show();
  expect(link('Free').getAttribute('href')).toBe('/register');
  expect(link('Pro').getAttribute('href')).toBe('/subscription?plan=pro');
  expect(link('Enterprise').getAttribute('href')).toMatch(/^mailto:/);
});

test(
  'Annual and Lifetime stand there too, and what they hold beyond Pro, and what they cost more',
  { tags: ['spec:silent/prices-compared'] },
  () => {
    show();
    expect(card('Annual').textContent).toMatch(/\$250.*per year.*the same as Pro.*\$119\.88/);
    expect(card('Lifetime').textContent).toMatch(/\$1,000.*one time.*Priority support.*Future/);
    expect(link('Annual').getAttribute('href')).toBe('/subscription?plan=annual');
  },
);

test(
  'the way to pay is one switch, which stands in the address and takes no plan away',
  { tags: ['spec:silent/prices-compared'] },
  async () => {
    show();
    const monthly = ['Free', 'Pro', 'Team', 'Annual', 'Lifetime', 'Enterprise'];
    expect(names().slice(0, 6)).toEqual(monthly);
    await userEvent.click(screen.getByRole('radio', { name: 'Yearly' }));
    expect(names().slice(0, 6)).toEqual(monthly.with(1, 'Annual').with(3, 'Pro'));
    expect(window.location.search).toBe('?billing=yearly');
    await userEvent.click(screen.getByRole('radio', { name: 'Monthly' }));
    expect(names().slice(0, 6)).toEqual(monthly);
  },
);

test('an address with the way to pay begins with it', () => {
  show('/pricing?billing=yearly');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Yearly' }).checked).toBe(true);
});

test('who is signed in is not asked to register', async () => {
  api.answer(getSubscription, () => FREE_SUBSCRIPTION);
  setSignedIn('t', ADA);
  show();
  expect(link('Free').getAttribute('href')).toBe('/dashboard');
  expect(await screen.findByRole('link', { name: 'Choose Pro' })).not.toBeNull();
});

test('who has a plan is not sold it again', { tags: ['spec:silent/prices-compared'] }, async () => {
  api.answer(getSubscription, () => FOUNDING_MEMBER);
  setSignedIn('t', ADA);
  show();
  await screen.findByRole('link', { name: 'Choose Team' });
  expect(within(card('Pro')).queryByText('Founding member')).not.toBeNull();
  expect(screen.queryByRole('link', { name: /^Choose (Pro|Annual)$/ })).toBeNull();
});

test(
  'trial and guarantee are promised, and it is said how one pays',
  { tags: ['spec:2/pricing-tiers', 'spec:9/trial-and-guarantee-claims'] },
  async () => {
    show();
    expect(screen.queryByText(/14-day free trial, no card needed/)).not.toBeNull();
    expect(screen.queryByText(/30-day money-back guarantee/)).not.toBeNull();
    await userEvent.click(screen.getByText('How do I pay?'));
    expect(screen.queryByText(/never to us/)).not.toBeNull();
  },
);
