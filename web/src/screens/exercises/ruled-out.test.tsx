import { listCustomPlans } from '@limber/contract/custom-plans';
import { listExercises } from '@limber/contract/exercises';
import { getHealthCard } from '@limber/contract/health-card';
import { EMPTY_HEALTH_CARD } from '@limber/domain/health/health-card';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { setSignedOut } from '#features/auth/session-store.ts';
import { api } from '#test/fake-api.ts';
import { press } from '#test/interactions.ts';
import { anExercise } from '#test/samples.ts';
import { show } from '#test/show.tsx';
import { ExercisesScreen } from './exercises.tsx';

const TWIST = 'JME 30 Chair Twist';
const REASON = 'You are pregnant. Your therapist said no to twisting the back.';

beforeEach(() => {
  api.answer(listExercises, [
    anExercise(1, { name: 'JME 1 Chin Tuck' }),
    anExercise(30, { name: TWIST, contraindications: ['pregnancy'], movements: ['spinalTwist'] }),
  ]);
  api.answer(listCustomPlans, []);
  api.answer(getHealthCard, { ...EMPTY_HEALTH_CARD, pregnant: true, notAllowed: ['spinalTwist'] });
  window.history.replaceState(null, '', '/exercises');
  show(<ExercisesScreen />);
});

const row = async (name: string) => {
  const found = (await screen.findByRole('heading', { name })).closest('li');
  if (!found) throw new Error(`no row of ${name}`);
  return within(found);
};
const dialog = async () => within(await screen.findByRole('dialog'));

test(
  'the library says of an exercise that it is ruled out, and why',
  { tags: ['spec:silent/health-card'] },
  async () => {
    const twist = await row(TWIST);
    expect(await twist.findByText('Not for you now')).toBeDefined();
    expect(twist.getByText(REASON)).toBeDefined();
    expect((await row('JME 1 Chin Tuck')).queryByText('Not for you now')).toBeNull();
  },
);

test(
  'it is opened after one question, which is not asked again',
  { tags: ['spec:silent/health-card'] },
  async () => {
    await (await row(TWIST)).findByText('Not for you now');
    await press(TWIST);
    const asked = await dialog();
    expect(asked.getByText(REASON)).toBeDefined();
    expect(asked.queryByText('Sit tall.')).toBeNull();
    expect(asked.queryByRole('button', { name: `Save ${TWIST} to a custom plan` })).toBeNull();
    await press('Open it anyway');
    await asked.findByText('Sit tall.');
    expect(asked.getByText('Not for you now')).toBeDefined();
    await waitFor(() =>
      expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true),
    );
    await press('Close');
    await press(TWIST);
    await (await dialog()).findByText('Sit tall.');
  },
);

test(
  'whoever moves on to it from another exercise is asked as well',
  { tags: ['spec:silent/health-card'] },
  async () => {
    await (await row(TWIST)).findByText('Not for you now');
    await press('JME 1 Chin Tuck');
    expect(await (await dialog()).findByText('Sit tall.')).toBeDefined();
    await press(/next/i);
    expect((await dialog()).getByRole('button', { name: 'Open it anyway' })).toBeDefined();
    expect((await dialog()).queryByText('Sit tall.')).toBeNull();
  },
);

test(
  'whoever signs in after somebody else is asked anew',
  { tags: ['spec:silent/health-card'] },
  async () => {
    await (await row(TWIST)).findByText('Not for you now');
    await press(TWIST);
    await press('Open it anyway');
    cleanup();
    setSignedOut();
    show(<ExercisesScreen />);
    await (await row(TWIST)).findByText('Not for you now');
    await press(TWIST);
    expect((await dialog()).getByRole('button', { name: 'Open it anyway' })).toBeDefined();
  },
);
