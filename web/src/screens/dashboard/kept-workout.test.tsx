import { logout } from '@limber/contract/auth';
import { saveRoutineRecord } from '@limber/contract/routine-history';
import { getTodaysRoutine } from '@limber/contract/routines';
import { localDayOf } from '@limber/domain/time/local-day';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '#api/query-client.ts';
import { storeToken } from '#api/token.ts';
import { onSignedOut, signOut } from '#features/auth/session.ts';
import { setSignedOut } from '#features/auth/session-store.ts';
import {
  forgetUnsentOfOthers,
  keepUnsent,
  unsentWorkouts,
} from '#features/workout/unsent-workouts.ts';
import { open, runsTheApp } from '#test/app.tsx';
import { api } from '#test/fake-api.ts';
import { press } from '#test/interactions.ts';
import { ADA, aRoutine } from '#test/samples.ts';
import { fillStorage, waitingKeys } from '#test/storage.ts';
import { currentToast } from '#ui/toast.ts';

const KEPT = 'Kept on this device. It is sent by itself once you are online again.';
const asSaved = ({ body }: { body: unknown }) =>
  ({ id: 1, completedAt: '2026-01-05T09:00:00.000Z', ...(body as object) }) as never;
type Sent = { completedAt: string };
const sent = () => api.sent(saveRoutineRecord);
const keys = () => new Set(sent().map(({ headers }) => headers.get('idempotency-key')));
const goOnline = () => act(() => void window.dispatchEvent(new Event('online')));
/** The routine of the requested day. */
const ofDay = ({ address }: { address: string }) => {
  const [, date = ''] = address.split('date=');
  return aRoutine(date === '2026-01-05' ? [1, 2] : [3, 4], { date });
};
const comeBackOnline = () =>
  act(() => {
    window.dispatchEvent(new Event('offline'));
    goOnline();
  });

runsTheApp();

beforeEach(() => {
  api.answer(getTodaysRoutine, aRoutine([1, 2], { date: localDayOf(new Date()) }));
  api.answer(logout, { success: true });
  api.lose(saveRoutineRecord);
});

async function completeByHand(): Promise<void> {
  await open('/dashboard');
  for (const id of [1, 2]) {
    await screen.findByRole('button', { name: `Complete JME ${id} Movement ${id}` });
    await press(`Complete JME ${id} Movement ${id}`);
  }
  await press('Complete Workout');
}

/** A finished workout that could not be sent. */
async function finishOffline(): Promise<void> {
  await completeByHand();
  await screen.findByText(KEPT);
}

test('a workout that was done by hand is kept, and sent with the connection', async () => {
  await finishOffline();
  api.answer(saveRoutineRecord, asSaved);
  goOnline();
  await screen.findByRole('button', { name: 'Saved!' });
  expect(currentToast()).toMatchObject({ title: 'Workout Completed!' });
  expect([sent().length, keys().size, unsentWorkouts(ADA.id)]).toEqual([2, 1, []]);
  goOnline();
  expect(sent()).toHaveLength(2);
});

test('what a closed page kept is sent at the next start', async () => {
  await finishOffline();
  cleanup();
  api.answer(saveRoutineRecord, asSaved);
  await open('/profile');
  await waitFor(() => expect(unsentWorkouts(ADA.id)).toEqual([]));
  expect([sent().length, keys().size]).toEqual([2, 1]);
});

test('a routine that was asked for before it was sent is asked for again', async () => {
  await finishOffline();
  cleanup();
  queryClient.clear();
  const routine = aRoutine([1, 2], { date: localDayOf(new Date()) });
  const { promise, resolve } = Promise.withResolvers<typeof routine>();
  const answers = [promise, { ...routine, completedAt: '2026-01-05T09:00:00.000Z' }];
  api.answer(getTodaysRoutine, () => answers.shift() ?? routine);
  api.answer(saveRoutineRecord, asSaved);
  await open('/dashboard');
  await waitFor(() => expect(unsentWorkouts(ADA.id)).toEqual([]));
  act(() => resolve(routine));
  await screen.findByText("Today's workout is in your history");
});

test('what is still kept is said to be after a look at another screen, and not sent as another', async () => {
  await finishOffline();
  cleanup();
  await open('/dashboard');
  await screen.findByText(KEPT);
  api.answer(saveRoutineRecord, asSaved);
  await press('Complete Workout');
  await screen.findByRole('button', { name: 'Saved!' });
  expect(keys().size).toBe(1);
});

test('what another tab keeps of the same routine is not kept twice', async () => {
  await finishOffline();
  const [elsewhere] = unsentWorkouts(ADA.id);
  forgetUnsentOfOthers(null);
  cleanup();
  await open('/dashboard');
  await screen.findByRole('button', { name: 'Complete Workout' });
  act(() => elsewhere && keepUnsent(elsewhere));
  await press('Complete Workout');
  await screen.findByText(KEPT);
  expect(unsentWorkouts(ADA.id)).toEqual([elsewhere]);
});

test('what the server refuses for good is not kept, and said not to be saved', async () => {
  await finishOffline();
  api.refuse(saveRoutineRecord, 403, 'One of the exercises is not in your plan.');
  goOnline();
  await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Save Error' }));
  expect(unsentWorkouts(ADA.id)).toEqual([]);
  expect(screen.queryByText(KEPT)).toBeNull();
  expect(screen.getByRole('button', { name: 'Complete Workout' })).toBeDefined();
});

test('what the server has a fault with does not hold up what was done after it', async () => {
  await finishOffline();
  cleanup();
  const kept = unsentWorkouts(ADA.id);
  kept.forEach((workout) => keepUnsent({ ...workout, idempotencyKey: 'the next' }));
  api.answer(saveRoutineRecord, ({ headers, body }) =>
    headers.get('idempotency-key') === 'the next'
      ? asSaved({ body })
      : (Response.json({ code: 'fault', message: 'Sorry.' }, { status: 500 }) as never),
  );
  await open('/profile');
  await waitFor(() => expect(unsentWorkouts(ADA.id)).toEqual(kept));
  expect(sent()).toHaveLength(3);
});

test.each([429, 500, 503])(
  'what meets a %s is sent again after a minute, not in a loop',
  async (status) => {
    await finishOffline();
    api.refuse(saveRoutineRecord, status, 'Please wait.');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    cleanup();
    await open('/profile');
    await waitFor(() => expect(sent()).toHaveLength(2));
    await act(() => vi.advanceTimersByTimeAsync(59_000));
    expect(sent()).toHaveLength(2);
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    expect([sent().length, keys().size]).toEqual([4, 1]);
    expect(unsentWorkouts(ADA.id)).toHaveLength(1);
  },
);

test.each([
  [403, 'text/html', '<h1>Sign in to the hotel</h1>'],
  [404, 'application/json', '{"error":"no route"}'],
])(
  'a %s by something else than Limber says nothing about it: it stays kept',
  async (status, type, body) => {
    await finishOffline();
    api.answer(
      saveRoutineRecord,
      () => new Response(body, { status, headers: { 'Content-Type': type } }) as never,
    );
    goOnline();
    await waitFor(() => expect(sent()).toHaveLength(2));
    await act(() => Promise.resolve());
    expect(unsentWorkouts(ADA.id)).toHaveLength(1);
    expect(screen.getByText(KEPT)).toBeDefined();
  },
);

test('a token that has run out meanwhile loses nothing: its user signs in and it is sent', async () => {
  await finishOffline();
  api.refuse(saveRoutineRecord, 401, 'Please sign in to continue', undefined, 'signed-out');
  goOnline();
  await waitFor(() => expect(window.location.pathname).toBe('/login'));
  expect(unsentWorkouts(ADA.id)).toHaveLength(1);
  cleanup();
  api.answer(saveRoutineRecord, asSaved);
  await open('/profile');
  await waitFor(() => expect(unsentWorkouts(ADA.id)).toEqual([]));
  expect(keys().size).toBe(1);
});

test(
  'after a midnight without a network it counts on its day, and today has a routine of its own',
  { tags: ['spec:silent/workout-sent-later'] },
  async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(2026, 0, 5, 23, 55) });
    api.answer(getTodaysRoutine, ofDay);
    await finishOffline();
    api.lose(getTodaysRoutine);
    await act(() => vi.advanceTimersByTimeAsync(10 * 60_000));
    await screen.findByRole('button', { name: 'Try again' });
    api.answer(getTodaysRoutine, ofDay);
    api.answer(saveRoutineRecord, asSaved);
    comeBackOnline();
    await screen.findByRole('button', { name: 'Complete JME 3 Movement 3' });
    await waitFor(() => expect(unsentWorkouts(ADA.id)).toEqual([]));
    expect(keys().size).toBe(1);
    const days = sent().map(({ body }) => localDayOf(new Date((body as Sent).completedAt)));
    expect(new Set(days)).toEqual(new Set(['2026-01-05']));
  },
);

async function markAllOfPlan(): Promise<void> {
  await open('/dashboard?customPlan=3');
  await screen.findByRole('button', { name: 'Complete JME 1 Slow Circle' });
  await press('Complete JME 1 Slow Circle');
  await press('Complete JME 3 Slow Circle');
}

test('a plan that waits since yesterday is not the one that is done today', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(2026, 0, 5, 12) });
  await markAllOfPlan();
  await press('Complete Workout');
  await screen.findByText(KEPT);
  cleanup();
  vi.setSystemTime(new Date(2026, 0, 6, 12));
  await markAllOfPlan();
  cleanup();
  await open('/dashboard?customPlan=3');
  await screen.findByRole('button', { name: 'Complete Workout' });
  expect(screen.queryByText(KEPT)).toBeNull();
  await press('Complete Workout');
  await screen.findByText(KEPT);
  expect(unsentWorkouts(ADA.id).map(({ record }) => record.completedAt?.slice(0, 10))).toEqual([
    '2026-01-05',
    '2026-01-06',
  ]);
});

test('a session that has ended by itself loses nothing: its user signs in again', async () => {
  await finishOffline();
  act(setSignedOut);
  cleanup();
  api.answer(saveRoutineRecord, asSaved);
  await open('/profile');
  await waitFor(() => expect(unsentWorkouts(ADA.id)).toEqual([]));
  expect(keys().size).toBe(1);
});

test('nothing is sent as somebody who has signed in meanwhile in another tab', async () => {
  await finishOffline();
  storeToken('the token of somebody else');
  api.answer(saveRoutineRecord, asSaved);
  goOnline();
  await act(() => Promise.resolve());
  expect(sent()).toHaveLength(1);
  expect(unsentWorkouts(ADA.id)).toHaveLength(1);
});

test('the workout of somebody else is gone from this browser', async () => {
  await finishOffline();
  const [key = ''] = waitingKeys();
  const kept = localStorage.getItem(key)?.replace('"userId":1', '"userId":2') ?? '';
  cleanup();
  localStorage.setItem(key, kept);
  await open('/profile');
  await waitFor(() => expect(waitingKeys()).toEqual([]));
  expect(sent()).toHaveLength(1);
});

test('signing out sends it first', async () => {
  await finishOffline();
  api.answer(saveRoutineRecord, asSaved);
  act(signOut);
  await waitFor(() => expect(window.location.pathname).toBe('/login'));
  expect(sent()).toHaveLength(2);
});

test('signing out while nothing answers asks too, rather than wait', async () => {
  await finishOffline();
  api.delay(saveRoutineRecord);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  act(signOut);
  await act(() => vi.advanceTimersByTimeAsync(5000));
  await screen.findByRole('alertdialog', { name: 'One workout is not sent yet' });
  expect(window.location.pathname).toBe('/dashboard');
});

test('signing out asks before it loses what cannot be sent, and then leaves nothing behind', async () => {
  const stop = onSignedOut(() => forgetUnsentOfOthers(null));
  await finishOffline();
  act(signOut);
  await screen.findByRole('alertdialog', { name: 'One workout is not sent yet' });
  await press('Stay signed in');
  expect(window.location.pathname).toBe('/dashboard');
  act(signOut);
  await screen.findByRole('alertdialog');
  await press('Sign out all the same');
  await waitFor(() => expect(window.location.pathname).toBe('/login'));
  expect(waitingKeys()).toEqual([]);
  stop();
});

test.each(['{', '{}', '[1]', '{"userId":1}'])('what cannot be read (%s) is nothing', (text) => {
  localStorage.setItem('unsentWorkout_1', text);
  expect(unsentWorkouts(ADA.id)).toEqual([]);
});

test('where storage is full the page keeps it, and sends it with the connection', async () => {
  fillStorage();
  await completeByHand();
  await screen.findByText(/^Kept until you close this tab\. It is sent by itself/);
  expect(waitingKeys()).toEqual([]);
  api.answer(saveRoutineRecord, asSaved);
  goOnline();
  await screen.findByRole('button', { name: 'Saved!' });
});
