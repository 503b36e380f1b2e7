import { listCustomPlans } from '@limber/contract/custom-plans';
import { listExercises } from '@limber/contract/exercises';
import { getPainPoints } from '@limber/contract/pain-points';
import { saveRoutineRecord } from '@limber/contract/routine-history';
import { getSubscription } from '@limber/contract/subscription';
import { LIMIT_SENTENCES } from '@limber/domain/subscriptions/entitlements';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aPlan, FOUNDING_MEMBER, FREE_SUBSCRIPTION, LIBRARY, painPointsOf } from '#test/samples.ts';
import { open, runsTheApp } from '#test/app.tsx';
import { api } from '#test/fake-api.ts';
import { press, pressA } from '#test/interactions.ts';

runsTheApp();
beforeEach(() => api.answer(getSubscription, FREE_SUBSCRIPTION));

/** The first exercise is locked. */
const WITH_A_LOCK = LIBRARY.map((exercise) =>
  exercise.id === 1
    ? Object.assign({}, exercise, {
        premium: true,
        locked: true,
        description: 'A slow circle of the head.',
        instructions: [],
        notes: '',
      })
    : exercise,
);
const isDisabled = (role: string, name: string) =>
  screen.getByRole<HTMLButtonElement>(role, { name }).disabled;
const link = (name: string) => screen.getAllByRole('link', { name })[0]?.getAttribute('href');
const row = (name: RegExp) => {
  const found = screen.getByRole('heading', { name }).closest('li');
  if (!found) throw new Error(`no row of ${name}`);
  return within(found);
};

test(
  'onboarding takes three areas of a free account, and says so before the fourth',
  { tags: ['spec:6/free-limits'] },
  async () => {
    api.answer(getPainPoints, painPointsOf({ neck: 50, hips: 50 }));
    await open('/onboarding');
    await press('Continue');
    expect(await screen.findByText(/^Choose up to 3\./)).toBeTruthy();
    expect(screen.queryByText(LIMIT_SENTENCES.bodyAreas)).toBeNull();
    await pressA('checkbox', 'Knees');
    expect(await screen.findByText(LIMIT_SENTENCES.bodyAreas)).toBeTruthy();
    expect([isDisabled('checkbox', 'Elbows'), isDisabled('checkbox', 'Knees')]).toEqual([
      true,
      false,
    ]);
    expect(link('See plans')).toBe('/subscription');
    await pressA('checkbox', 'Knees');
    expect(isDisabled('checkbox', 'Elbows')).toBe(false);
  },
);

test('more areas than a free account has stay in sight and can be taken off', async () => {
  api.answer(getPainPoints, painPointsOf({ neck: 25, elbows: 25, hips: 25, knees: 25 }));
  await open('/profile');
  expect(await screen.findByText(LIMIT_SENTENCES.bodyAreas)).toBeTruthy();
  expect(isDisabled('switch', 'Shoulders')).toBe(true);
  for (const area of ['Neck', 'Elbows', 'Hips', 'Knees']) {
    expect(isDisabled('switch', area)).toBe(false);
  }
});

test(
  'areas of a free account weigh the same: the sliders stand still, and say why',
  { tags: ['spec:6/free-limits'] },
  async () => {
    await open('/profile');
    expect(await screen.findByText(LIMIT_SENTENCES.weights)).toBeTruthy();
    const slider = screen.getByRole('slider', { name: 'Neck' });
    expect(slider.hasAttribute('data-disabled')).toBe(true);
  },
);

test(
  'a free account chooses between 1 and 3 minutes, and reads what opens the others',
  { tags: ['spec:6/free-limits'] },
  async () => {
    await open('/profile?tab=account');
    expect(await screen.findByText(LIMIT_SENTENCES.minutes)).toBeTruthy();
    expect(['1', '3', '5', '10'].map((minutes) => isDisabled('radio', `${minutes} min`))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  },
);

test(
  'with three plans no fourth is asked for, wherever plans begin',
  { tags: ['spec:6/free-limits'] },
  async () => {
    api.answer(listCustomPlans, [
      aPlan(1, 'One', [3]),
      aPlan(2, 'Two', [3]),
      aPlan(3, 'Three', [3]),
    ]);
    await open('/profile?tab=custom-plans');
    expect(await screen.findByText(LIMIT_SENTENCES.customPlans)).toBeTruthy();
    expect(screen.getAllByRole('button', { name: /^Delete / })).toHaveLength(3);
  },
);

test('saving an exercise offers the three plans and no fourth', async () => {
  api.answer(listCustomPlans, [aPlan(1, 'One', [3]), aPlan(2, 'Two', [3]), aPlan(3, 'Three', [3])]);
  await open('/dashboard');
  await press(/^Save JME 1 .* to a plan/);
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(LIMIT_SENTENCES.customPlans)).toBeTruthy();
  expect(dialog.getAllByRole('radio')).toHaveLength(3);
  expect(dialog.queryByLabelText('Plan Name')).toBeNull();
});

test('a locked exercise is marked in the library, and joins no plan', async () => {
  api.answer(listExercises, WITH_A_LOCK);
  await open('/exercises');
  await screen.findByText('Premium');
  const locked = row(/^JME 1 /);
  expect(locked.getByText('A slow circle of the head.')).toBeTruthy();
  expect(locked.queryByRole('combobox')).toBeNull();
  expect(locked.getByRole('link', { name: /^Unlock JME 1 / }).getAttribute('href')).toBe(
    '/checkout',
  );
  expect(row(/^JME 2 /).queryByText('Premium')).toBeNull();
});

test(
  'a locked exercise tells in its detail what opens it',
  { tags: ['spec:6/premium-exercises'] },
  async () => {
    api.answer(listExercises, WITH_A_LOCK);
    await open('/exercises');
    await press(/^JME 1 /);
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(LIMIT_SENTENCES.premiumExercise)).toBeTruthy();
    expect(dialog.queryByRole('region', { name: 'Instructions' })).toBeNull();
    expect(dialog.queryByRole('button', { name: /to a custom plan$/ })).toBeNull();
    const ways = dialog.getAllByRole('link').map((way) => way.getAttribute('href'));
    expect(ways).toEqual(['/checkout', '/subscription']);
  },
);

test('a plan with a locked exercise says so, and runs without it', async () => {
  api.answer(listExercises, WITH_A_LOCK);
  await open('/profile?tab=custom-plans');
  expect(await screen.findByText(/^1 exercise is locked and left out/)).toBeTruthy();
  await press('Start Lunch break');
  expect(await screen.findByRole('heading', { name: /^JME 3 / })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: /^JME 1 / })).toBeNull();
  await press(/^Complete JME 3 /);
  await press('Complete Routine');
  await waitFor(() =>
    expect(api.sent(saveRoutineRecord)[0]?.body).toMatchObject({ exerciseIds: [3] }),
  );
});

test('a plan of which everything is locked cannot be started', async () => {
  api.answer(listExercises, WITH_A_LOCK);
  api.answer(listCustomPlans, [aPlan(1, 'One', [1])]);
  await open('/profile?tab=custom-plans');
  await screen.findByText(/^1 exercise is locked/);
  expect(isDisabled('button', 'Start One')).toBe(true);
  expect(isDisabled('button', 'Edit One')).toBe(false);
});

test('nothing is held back from a founding member', async () => {
  api.answer(getSubscription, FOUNDING_MEMBER);
  await open('/profile');
  await screen.findByRole('slider', { name: 'Neck' });
  expect(screen.queryByText(LIMIT_SENTENCES.weights)).toBeNull();
  expect(isDisabled('switch', 'Knees')).toBe(false);
});
