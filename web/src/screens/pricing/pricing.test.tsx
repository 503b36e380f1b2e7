import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { setSignedIn, setSignedOut } from '#features/auth/session-store.ts';
import { UiProvider } from '#ui/ui-provider.tsx';
import { PricingScreen } from './pricing.tsx';

const show = () =>
  render(
    <UiProvider>
      <PricingScreen />
    </UiProvider>,
  );
function card(name: string) {
  const found = screen.getByRole('heading', { level: 2, name }).closest('li');
  if (!found) throw new Error(`no card of ${name}`);
  return found;
}
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

test('who is signed in is not asked to register', () => {
  setSignedIn('t', {
    id: 1,
    fullName: 'Ada Lovelace',
    username: 'ada',
    email: 'ada@example.org',
    avatarUrl: null,
    subscriptionTier: 'free',
    role: 'member',
    createdAt: '2026-01-05T08:00:00.000Z',
  });
  show();
  expect(link('Free').getAttribute('href')).toBe('/dashboard');
});

test(
  'trial and guarantee are promised, and it is said how one pays',
  { tags: ['spec:2/pricing-tiers', 'spec:9/trial-and-guarantee-claims'] },
  async () => {
    show();
    expect(screen.queryByText(/14-day free trial, no card needed/)).not.toBeNull();
    expect(screen.queryByText(/30-day money-back guarantee/)).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'How do I pay?' }));
    expect(screen.queryByText(/never to us/)).not.toBeNull();
  },
);
