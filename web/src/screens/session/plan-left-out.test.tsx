import { getCustomPlan } from '@limber/contract/custom-plans';
import { listExercises } from '@limber/contract/exercises';
import { getHealthCard } from '@limber/contract/health-card';
import { EMPTY_HEALTH_CARD } from '@limber/domain/health/health-card';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeLocks } from '#features/player/test/fake-locks.ts';
import { open, runsTheApp } from '#test/app.tsx';
import { api } from '#test/fake-api.ts';
import { press } from '#test/interactions.ts';
import { anExercise, aPlan } from '#test/samples.ts';

runsTheApp();

beforeEach(() => {
  fakeLocks();
  api.answer(getHealthCard, { ...EMPTY_HEALTH_CARD, poorBalance: true });
  api.answer(listExercises, [anExercise(1), anExercise(2, { contraindications: ['poorBalance'] })]);
});

const inSession = async () =>
  within(await screen.findByRole('list', { name: 'In this session' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => /Movement \d/.exec(textContent)?.[0]);

test(
  'a session of a plan leaves out what is ruled out, says so, and takes it in when asked to',
  { tags: ['spec:silent/health-card'] },
  async () => {
    api.answer(getCustomPlan, aPlan(3, 'Lunch', [1, 2]));
    await open('/session?customPlan=3');
    expect(await inSession()).toEqual(['Movement 1']);
    expect(screen.getByText('You are unsteady on your feet.')).toBeDefined();
    await press('Include JME 2 Movement 2');
    await press('Include it anyway');
    await waitFor(async () => expect(await inSession()).toEqual(['Movement 1', 'Movement 2']));
  },
);

test(
  'a session of which nothing is left says why',
  { tags: ['spec:silent/health-card'] },
  async () => {
    api.answer(getCustomPlan, aPlan(3, 'Lunch', [2]));
    await open('/session?customPlan=3');
    expect(await screen.findByText('There is nothing to do in this session.')).toBeDefined();
    expect(screen.getByText('You are unsteady on your feet.')).toBeDefined();
  },
);
