import { getPainPoints, savePainPoints } from '@limber/contract/pain-points';
import { saveRoutineRecord } from '@limber/contract/routine-history';
import { chooseForVisitor, getTodaysRoutine } from '@limber/contract/routines';
import { localDayOf } from '@limber/domain/time/local-day';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeLocks } from '#features/player/test/fake-locks.ts';
import { storeToken } from '#api/token.ts';
import { signOut } from '#features/auth/session.ts';
import { chooseVisitAreas, currentVisit } from '#features/visit/visit.ts';
import { open, openAsStranger, runsTheApp } from '#test/app.tsx';
import { api } from '#test/fake-api.ts';
import { fill, press, pressA } from '#test/interactions.ts';
import { aRoutine, painPointsOf } from '#test/samples.ts';
import { waitingKeys } from '#test/storage.ts';
import { currentToast } from '#ui/toast.ts';

const { name, duration, exercises } = aRoutine([1, 3]);
const WHOLE_SESSION_MS = 5 * 60_000;
const STEP_MS = 5000;

runsTheApp();

beforeEach(() => {
  fakeLocks();
  api.answer(chooseForVisitor, { name, duration, exercises });
  api.answer(getPainPoints, painPointsOf({}));
});

const heading = (words: string) => screen.findByRole('heading', { level: 1, name: words });
const pause = () => screen.queryByRole('button', { name: 'Pause' });

async function play(): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  fireEvent.click(screen.getByRole('button', { name: 'Start' }));
  for (let passed = 0; passed < WHOLE_SESSION_MS && !isAtTheEnd(); passed += STEP_MS) {
    await act(() => vi.advanceTimersByTimeAsync(STEP_MS));
  }
  vi.useRealTimers();
}
const isAtTheEnd = () => screen.queryByRole('heading', { name: 'Keep this?' }) !== null;

async function moveAsStranger(): Promise<void> {
  await openAsStranger('/try');
  await pressA('checkbox', 'Neck');
  await play();
  await heading('Well moved');
}

async function register(): Promise<void> {
  if (window.location.pathname !== '/register') await pressA('link', 'Make an account');
  const words = {
    'Full Name': 'Ada Lovelace',
    Username: 'ada',
    Email: 'ada@example.org',
    Password: 'difference',
    'Confirm Password': 'difference',
  };
  for (const [label, text] of Object.entries(words)) await fill(label, text);
  await press('Create Account');
  await heading('Welcome, Ada Lovelace!');
}

test(
  'one touches where it hurts, presses Start, and the session plays',
  { tags: ['spec:silent/try-without-account', 'spec:silent/body-to-touch'] },
  async () => {
    await openAsStranger('/try');
    await pressA('checkbox', 'Neck');
    await press('Start');
    await waitFor(() => expect(pause()).not.toBeNull());
    expect(api.sent(chooseForVisitor).map(({ body }) => body)).toEqual([{ areas: ['neck'] }]);
    expect(window.location.search).toBe('');
    expect(screen.queryByRole('button', { name: 'This hurts' })).toBeNull();
  },
);

test('when nothing can be chosen it says why, and Start tries again', async () => {
  api.lose(chooseForVisitor);
  await openAsStranger('/try');
  await press('Start');
  await waitFor(() =>
    expect(currentToast()?.title).toBe('Failed to generate exercises. Please try again.'),
  );
  api.answer(chooseForVisitor, { name, duration, exercises });
  await press('Start');
  await waitFor(() => expect(pause()).not.toBeNull());
});

test(
  'what was done is kept once by whoever registers then, and where it hurts with it',
  { tags: ['spec:silent/try-without-account'] },
  async () => {
    await moveAsStranger();
    await pressA('link', 'Make an account');
    expect(
      await screen.findByText(
        'Your 2 exercises, 1 minute, will be in your history. We will keep where it hurts: Neck.',
      ),
    ).toBeDefined();
    await register();
    expect(await screen.findByText('Kept in your history: 2 exercises, 1 minute.')).toBeDefined();
    expect(sessionStorage.getItem('visit')).toBeNull();
    expect(api.sent(saveRoutineRecord)).toHaveLength(1);
    expect(api.sent(saveRoutineRecord)[0]?.body).toMatchObject({
      exerciseIds: [1, 3],
      painPointsAtTime: ['neck'],
      routineDate: localDayOf(new Date()),
    });
    expect(api.sent(savePainPoints)[0]?.body).toMatchObject({ neck: true, hips: false });
  },
);

test('what could not be kept says so, and is tried again under the same key', async () => {
  await moveAsStranger();
  api.lose(saveRoutineRecord);
  await register();
  await waitFor(() => expect(currentToast()?.title).toBe('Not kept yet'));
  api.answer(
    saveRoutineRecord,
    ({ body }) =>
      ({ id: 1, completedAt: '2026-01-05T09:00:00.000Z', ...(body as object) }) as never,
  );
  act(() => currentToast()?.action?.onClick());
  await waitFor(() => expect(sessionStorage.getItem('visit')).toBeNull());
  const keys = api.sent(saveRoutineRecord).map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toEqual([keys[0], keys[0]]);
});

test('whoever signs in instead keeps it too, and the areas that they have told before', async () => {
  await moveAsStranger();
  api.answer(getPainPoints, painPointsOf({ hips: 100 }));
  cleanup();
  await open('/dashboard');
  await waitFor(() => expect(sessionStorage.getItem('visit')).toBeNull());
  expect(api.sent(saveRoutineRecord)).toHaveLength(1);
  expect(currentVisit().areas).toEqual([]);
  expect(api.sent(savePainPoints)).toEqual([]);
});

test('what waits for one account is neither shown nor given to whoever comes next', async () => {
  await moveAsStranger();
  api.lose(saveRoutineRecord);
  await register();
  await waitFor(() => expect(currentToast()?.title).toBe('Not kept yet'));
  act(signOut);
  await press('Sign out all the same');
  await heading('Welcome back');
  expect(screen.queryByText(/will be in your history|goes with you/)).toBeNull();
  await pressA('link', 'Sign up');
  await heading('Create your account');
  expect(screen.queryByText(/will be in your history|where it hurts: Neck/)).toBeNull();
  act(() => chooseVisitAreas(['hips']));
  expect(await screen.findByText('We will keep where it hurts: Hips.')).toBeDefined();
  act(() => currentToast()?.action?.onClick());
  expect(currentVisit()).toMatchObject({ areas: ['hips'], userId: null });
});

test('what could not be kept yet is ticked in onboarding all the same', async () => {
  await moveAsStranger();
  api.lose(getPainPoints);
  await register();
  await press('Continue');
  expect(await screen.findByRole('checkbox', { name: 'Neck' })).toHaveProperty('checked', true);
});

test('what was kept is ticked in onboarding before it is read back', async () => {
  await moveAsStranger();
  const { promise: never } = Promise.withResolvers<never>();
  api.answer(savePainPoints, () => {
    api.answer(getPainPoints, () => never);
    return painPointsOf({ neck: 100 });
  });
  await register();
  await waitFor(() => expect(api.sent(saveRoutineRecord)).toHaveLength(1));
  await press('Continue');
  expect(await screen.findByRole('checkbox', { name: 'Neck' })).toHaveProperty('checked', true);
});

test('signing out first sends what could not be kept', async () => {
  await moveAsStranger();
  api.lose(saveRoutineRecord);
  await register();
  await waitFor(() => expect(currentToast()?.title).toBe('Not kept yet'));
  api.answer(
    saveRoutineRecord,
    ({ body }) =>
      ({ id: 1, completedAt: '2026-01-05T09:00:00.000Z', ...(body as object) }) as never,
  );
  act(signOut);
  await heading('Welcome back');
  const keys = api.sent(saveRoutineRecord).map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(sessionStorage.getItem('visit')).toBeNull();
  expect(waitingKeys()).toEqual([]);
});

test('nothing goes into the account of somebody who signs in while it is being kept', async () => {
  await moveAsStranger();
  cleanup();
  api.answer(getPainPoints, () => {
    storeToken('the token of somebody else');
    return painPointsOf({});
  });
  await open('/dashboard');
  await waitFor(() => expect(api.sent(getPainPoints).length).toBeGreaterThan(0));
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(api.sent(savePainPoints)).toEqual([]);
  expect(api.sent(saveRoutineRecord)).toEqual([]);
  expect(currentToast()?.title).not.toBe('Not kept yet');
});

test('a reload at the end loses nothing', async () => {
  await moveAsStranger();
  cleanup();
  await openAsStranger('/try');
  await heading('Well moved');
  expect(screen.getByRole('heading', { name: 'Keep this?' })).toBeDefined();
});

test('whoever is signed in is led to their own session', async () => {
  api.answer(getTodaysRoutine, aRoutine([1, 3]));
  await open('/try');
  await waitFor(() => expect(window.location.pathname).toBe('/session'));
});

test('what was touched on the front page is played at once, and loading the page anew is no press', async () => {
  await openAsStranger('/try?area=neck&area=nowhere&start=now');
  await waitFor(() => expect(currentVisit().areas).toEqual(['neck']));
  expect(api.sent(chooseForVisitor).map(({ body }) => body)).toEqual([{ areas: ['neck'] }]);
  expect(window.location.search).toBe('');
});

test('what the visit keeps is played where the address says no area', async () => {
  chooseVisitAreas(['hips']);
  await openAsStranger('/try?start=now');
  await waitFor(() => expect(api.sent(chooseForVisitor)).toHaveLength(1));
  expect(api.sent(chooseForVisitor).map(({ body }) => body)).toEqual([{ areas: ['hips'] }]);
  expect(window.location.search).toBe('');
});

test('a user who touches the body on the front page keeps what they had, and is led to their own session', async () => {
  api.answer(getTodaysRoutine, aRoutine([1, 3]));
  await open('/try?area=neck&start=now');
  await waitFor(() => expect(window.location.pathname).toBe('/session'));
  expect(currentVisit().areas).toEqual([]);
  expect(api.sent(savePainPoints)).toEqual([]);
});
