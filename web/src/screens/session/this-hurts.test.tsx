import {
  listDiscomfortReports,
  reportDiscomfort,
  takeBackDiscomfort,
} from '@limber/contract/discomfort';
import { changePlanExercises, getCustomPlan } from '@limber/contract/custom-plans';
import { getRoutine } from '@limber/contract/routines';
import { localDayOf } from '@limber/domain/time/local-day';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeLocks } from '#features/player/test/fake-locks.ts';
import { open, runsTheApp } from '#test/app.tsx';
import { api } from '#test/fake-api.ts';
import { press } from '#test/interactions.ts';
import { aPlan, routineOf } from '#test/samples.ts';

const TODAY = localDayOf(new Date());
const report = (id: number, exerciseId: number) => ({ id, exerciseId, date: TODAY });

runsTheApp();

beforeEach(() => {
  fakeLocks();
  api.answer(getRoutine, routineOf([1, 3]));
  api.answer(reportDiscomfort, {
    report: report(1, 1),
    routine: routineOf([2, 3]),
    replacedById: 2,
  });
  api.answer(takeBackDiscomfort, { routine: routineOf([1, 3]) });
});

async function startSession(address = '/session/7') {
  await open(address);
  fireEvent.click(await screen.findByRole('button', { name: 'Start' }));
  await screen.findByRole('button', { name: 'Pause' });
}
const stopped = () => screen.findByRole('dialog', { name: 'Stopped' });

test(
  'in a session it pauses at once, says what comes instead, and goes on with that',
  { tags: ['spec:silent/this-hurts'] },
  async () => {
    const answer = api.delay(reportDiscomfort);
    await startSession();
    await press('This hurts');
    const dialog = await stopped();
    expect(screen.queryByRole('button', { name: 'Pause', hidden: true })).toBeNull();
    expect(dialog.textContent).toContain('Looking for something gentle');
    answer({ report: report(1, 1), routine: routineOf([2, 3]), replacedById: 2 });
    await within(dialog).findByText('Slow Circle stays out of your routines for 3 days.');
    expect(dialog.textContent).toContain('Instead, gentle, for: Neck');
    expect(api.sent(reportDiscomfort)[0]?.body).toEqual({
      exerciseId: 1,
      date: TODAY,
      routineId: 7,
    });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Go on' }));
    expect(await screen.findByRole('button', { name: 'Pause' })).toBeDefined();
  },
);

test('the key H says that it hurts, once', { tags: ['spec:silent/this-hurts'] }, async () => {
  await startSession();
  fireEvent.keyDown(document.body, { key: 'h' });
  await within(await stopped()).findByRole('button', { name: 'Go on' });
  // Keys of the small window pass by the dialog.
  fireEvent.keyDown(document.body, { key: 'h' });
  expect(api.sent(reportDiscomfort)).toHaveLength(1);
});

test('that it was nothing brings the exercise back', async () => {
  await startSession();
  await press('This hurts');
  await press('It was nothing, keep it');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.sent(takeBackDiscomfort)[0]?.params).toEqual({ id: '1' });
  // Space resumes there, and does not press "This hurts" again.
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Go on'));
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Slow Circle 1 of 2');
});

test('a double click takes it back once', async () => {
  await startSession();
  await press('This hurts');
  const keep = await within(await stopped()).findByRole('button', { name: /^It was nothing/ });
  fireEvent.click(keep, { detail: 1 });
  fireEvent.click(keep, { detail: 2 });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.sent(takeBackDiscomfort)).toHaveLength(1);
});

test('when it cannot be saved the session stands all the same, and it can be tried again', async () => {
  api.break(reportDiscomfort);
  await startSession();
  await press('This hurts');
  await screen.findByText(/^This could not be saved/);
  api.answer(reportDiscomfort, { report: report(1, 1), routine: null, replacedById: null });
  await press('Try again');
  expect(await screen.findByText('Nothing else fits here. Skip it today.')).toBeDefined();
});

test(
  'the third time in a week it says at once when to see a doctor',
  { tags: ['spec:silent/this-hurts', 'spec:silent/see-a-doctor'] },
  async () => {
    await startSession();
    expect(screen.queryByText('Stop and see a doctor if…')).toBeNull();
    api.answer(listDiscomfortReports, [report(3, 1), report(2, 3), report(1, 5)]);
    await press('This hurts');
    const dialog = await stopped();
    await within(dialog).findByRole('heading', { name: 'Stop and see a doctor if…' });
    expect(dialog.textContent).toMatch(/Three or more exercises hurt within a week/);
    expect(within(dialog).queryByRole('button', { name: 'Go on' })).toBeNull();
    await press('Go on anyway');
    expect(await screen.findByRole('button', { name: 'Pause' })).toBeDefined();
  },
);

test('in a plan it is replaced in the plan, by one that does not hurt itself', async () => {
  api.answer(getCustomPlan, aPlan(3, 'Lunch break', [1, 2]));
  api.answer(listDiscomfortReports, [report(1, 1), report(2, 3)]);
  await startSession('/session?customPlan=3');
  await press('This hurts');
  await within(await stopped()).findByText(/^Instead, gentle/);
  expect(api.sent(reportDiscomfort)[0]?.body).toEqual({ exerciseId: 1, date: TODAY });
  const [changed] = api.sent(changePlanExercises);
  expect(changed?.body).toEqual({ exerciseIds: [expect.any(Number), 2] });
  expect(changed?.body).not.toEqual({ exerciseIds: [1, 2] });
  expect(changed?.body).not.toEqual({ exerciseIds: [3, 2] });
});
