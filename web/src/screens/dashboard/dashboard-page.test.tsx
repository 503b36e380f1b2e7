import { getMe } from '@limber/contract/auth';
import { getSubscription } from '@limber/contract/subscription';
import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { open, runsTheApp } from '#test/app.tsx';
import { api } from '#test/fake-api.ts';
import { press } from '#test/interactions.ts';
import { ADA, FREE_SUBSCRIPTION } from '#test/samples.ts';

runsTheApp();

async function openAt(hour: number): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 0, 5, hour) });
  await open('/dashboard');
}

test.each([
  [11, 'Good morning, Ada Lovelace'],
  [12, 'Good afternoon, Ada Lovelace'],
  [17, 'Good evening, Ada Lovelace'],
])(
  'at %i o’clock here one is greeted with “%s”',
  { tags: ['spec:2/dashboard-greeting-hour'] },
  async (hour, words) => {
    await openAt(hour);
    expect(await screen.findByText(words)).toBeDefined();
  },
);

test.each([
  [{ fullName: 'Ada King' }, 'Ada King'],
  [{ fullName: '' }, 'ada'],
  [{ fullName: '', username: '' }, 'there'],
])('%j is greeted as “%s”', { tags: ['spec:2/dashboard-greeting-name'] }, async (user, name) => {
  api.answer(getMe, { ...ADA, ...user });
  await openAt(8);
  expect(await screen.findByText(`Good morning, ${name}`)).toBeDefined();
});

test.each(['free', 'pro', 'lifetime'] as const)(
  'the badge says “%s plan”',
  { tags: ['spec:2/dashboard-tier-badge'] },
  async (tier) => {
    api.answer(getMe, { ...ADA, subscriptionTier: tier });
    api.answer(getSubscription, { ...FREE_SUBSCRIPTION, tier });
    await open('/dashboard');
    expect(await screen.findByText(`${tier} plan`)).toBeDefined();
  },
);

test(
  'each exercise has its name, its area, and buttons to save, regenerate, complete and start it',
  { tags: ['spec:2/dashboard-row'] },
  async () => {
    await open('/dashboard');
    const row = (await screen.findByRole('heading', { name: 'JME 1 Slow Circle' })).closest('li');
    const exercise = within(row ?? document.body);
    expect(exercise.getByText('Neck')).toBeDefined();
    const buttons = exercise
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label'));
    expect(buttons).toEqual(
      expect.arrayContaining([
        'Save JME 1 Slow Circle to a plan',
        'Regenerate JME 1 Slow Circle',
        'Complete JME 1 Slow Circle',
        'Start Exercise JME 1 Slow Circle',
      ]),
    );
    expect(exercise.queryByText('Completed')).toBeNull();
    await press('Complete JME 1 Slow Circle');
    expect(exercise.getByText('Completed')).toBeDefined();
  },
);

test.each([['Complete JME 1 Slow Circle'], ['Start Exercise JME 1 Slow Circle']])(
  'the timer has not started, and starts with “%s”',
  { tags: ['spec:4/timer-starts'] },
  async (name) => {
    await open('/dashboard');
    expect(await screen.findByText('Not started')).toBeDefined();
    await press(name);
    expect(screen.getAllByText('Active')).not.toEqual([]);
    expect(screen.queryByText('Not started')).toBeNull();
  },
);

test(
  'the timer of a plan that is loaded has not started',
  { tags: ['spec:4/timer-of-a-plan'] },
  async () => {
    await open('/dashboard');
    await press('Complete JME 5 Slow Circle');
    expect(screen.getByText('Active')).toBeDefined();
    act(() => navigate('/dashboard?customPlan=3'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Lunch break' })).toBeDefined();
    expect(await screen.findByText('Not started')).toBeDefined();
  },
);
