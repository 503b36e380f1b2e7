import { getRoutine } from '@limber/contract/routines';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { open, runsTheApp } from '#test/app.tsx';
import { api } from '#test/fake-api.ts';
import { press } from '#test/interactions.ts';
import { routineOf } from '#test/samples.ts';

runsTheApp();

const toDashboard = () =>
  within(screen.getByRole('main'))
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href') === '/dashboard');

test.each([
  ['while it loads', () => api.delay(getRoutine), 'Loading your routine'],
  ['when it failed', () => api.break(getRoutine), 'Error loading routine'],
  ['when it is empty', () => api.answer(getRoutine, routineOf([])), 'No exercises found'],
])(
  '%s, the routine offers a return to the dashboard',
  { tags: ['spec:2/routine-states'] },
  async (_when, prepare, words) => {
    prepare();
    await open('/routine/7');
    expect(await screen.findByText(words)).toBeDefined();
    expect(toDashboard()).not.toEqual([]);
  },
);

test('an address that is no routine says so in our words, and is not asked for', async () => {
  await open('/routine/abc');
  expect(await screen.findByText('Failed to load your routine')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(toDashboard()).not.toEqual([]);
  expect(api.sent(getRoutine)).toEqual([]);
});

test(
  'each card has its regenerate and Mark Complete; the bar has Home and Refresh',
  { tags: ['spec:2/routine-cards'] },
  async () => {
    await open('/routine/7');
    await screen.findByRole('button', { name: 'Refresh' });
    for (const id of [1, 3, 5, 7, 9]) {
      expect(
        screen.getByRole('button', { name: `Regenerate JME ${id} Slow Circle` }),
      ).toBeDefined();
      expect(
        screen.getByRole('button', { name: `Mark Complete: JME ${id} Slow Circle` }),
      ).toBeDefined();
    }
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/dashboard');
  },
);

test(
  'an exercise regenerated after it was marked is to be done anew',
  { tags: ['spec:4/regenerating-removes-mark'] },
  async () => {
    await open('/routine/7');
    await press('Mark Complete: JME 1 Slow Circle');
    expect(await screen.findByText('Completed')).toBeDefined();
    await press('Regenerate JME 1 Slow Circle');
    expect(await screen.findByRole('heading', { name: 'JME 2 Slow Circle' })).toBeDefined();
    expect(screen.queryByText('Completed')).toBeNull();
  },
);
