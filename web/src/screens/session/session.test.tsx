import { listCheckIns } from '@limber/contract/check-ins';
import { getCustomPlan } from '@limber/contract/custom-plans';
import { saveRoutineRecord } from '@limber/contract/routine-history';
import { getRoutine, getTodaysRoutine, regenerateExercise } from '@limber/contract/routines';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeLocks } from '#features/player/test/fake-locks.ts';
import { open, runsTheApp } from '#test/app.tsx';
import { api } from '#test/fake-api.ts';
import { press } from '#test/interactions.ts';
import { aPlan, aRoutine } from '#test/samples.ts';
import { waitingKeys } from '#test/storage.ts';
import { currentToast } from '#ui/toast.ts';
import { localDayOf } from '@limber/domain/time/local-day';

const TODAY = localDayOf(new Date());
const ROUTINE = aRoutine([1, 3], { date: TODAY });
const WHOLE_SESSION_MS = 10 * 60_000;
const STEP_MS = 5000;
/** Longer than the celebration after saving. */
const SAVED_MS = 3000;
const MOMENT_MS = 500;
/** The time at which one of two exercises is done. */
const FIRST_MS = 60_000;

runsTheApp();

beforeEach(() => {
  fakeLocks();
  api.answer(getRoutine, ROUTINE);
  api.answer(listCheckIns, []);
});

const KEPT = 'Kept on this device. It is sent by itself once you are online again.';
const asSaved = ({ body }: { body: unknown }) =>
  ({ id: 1, completedAt: '2026-01-05T09:00:00.000Z', ...(body as object) }) as never;

const isAtTheEnd = () => screen.queryByRole('button', { name: 'Pause' }) === null;
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const marks = () =>
  JSON.parse(localStorage.getItem(`completion_${TODAY}`) ?? '{}') as { exerciseIds?: number[] };

/** Presses Start, and holds the clock from then on. */
async function start(): Promise<void> {
  const button = await screen.findByRole('button', { name: /^(Start|Go on|Do the)/ });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  fireEvent.click(button);
  await act(() => vi.advanceTimersByTimeAsync(MOMENT_MS));
}
/** Runs until the session is saved, at most `ms`; then releases the clock. */
async function run(ms = WHOLE_SESSION_MS): Promise<void> {
  for (let passed = 0; passed < ms && !isAtTheEnd(); passed += STEP_MS) {
    await act(() => vi.advanceTimersByTimeAsync(STEP_MS));
  }
  await act(() => vi.advanceTimersByTimeAsync(isAtTheEnd() ? SAVED_MS : 0));
  vi.useRealTimers();
}
async function play(ms?: number): Promise<void> {
  await start();
  await run(ms);
}
/** `count` as in the browser's count of quick clicks. */
const click = (name: string, count: number) =>
  fireEvent.click(screen.getByRole('button', { name }), { detail: count });
const skip = () => fireEvent.click(screen.getByRole('button', { name: 'Skip' }));

test('before the start it says what comes and how long it takes', async () => {
  await open('/session/7');
  await heading('Daily Routine');
  expect(screen.getByText(/^2 exercises, about \d½? minutes?$/)).toBeDefined();
  const list = screen.getByRole('list', { name: 'In this session' });
  expect(list.textContent).toContain('Movement 1');
  expect(list.textContent).not.toContain('JME');
});

test('who should leave an exercise out is told before the start, and exchanges it by one press', async () => {
  const warned = aRoutine([1, 3], { date: TODAY });
  Object.assign(warned.exercises[0] ?? {}, { contraindications: ['dizziness', 'pregnancy'] });
  api.answer(getRoutine, warned);
  api.answer(regenerateExercise, aRoutine([2, 3], { date: TODAY }));
  await open('/session/7');
  await screen.findByText(
    'Choose another today if you feel dizzy or have had vertigo, or you are pregnant.',
  );
  await press('Replace Movement 1');
  await screen.findByText('Movement 2');
  expect(document.activeElement?.textContent).toContain('Movement 2');
  expect(screen.queryByText(/^Choose another today/)).toBeNull();
});

test('one minute is two exercises, and then those that are left', async () => {
  const short = aRoutine([1, 2, 3, 4, 5], { date: TODAY });
  for (const one of short.exercises) Object.assign(one, { durationSeconds: 12 });
  api.answer(getRoutine, short);
  await open('/session/7');
  await screen.findByText(/^2 exercises, about/);
  await play();
  expect(marks().exerciseIds).toEqual([1, 2]);
  await start();
  await run();
  expect(marks().exerciseIds).toEqual([1, 2, 3, 4]);
});

test('what was played is marked, and the end is saved once', async () => {
  await open('/session/7');
  await play();
  await heading('Well moved');
  expect(marks().exerciseIds).toEqual([1, 3]);
  await screen.findByText('It is in your history.');
  expect(api.sent(saveRoutineRecord)).toHaveLength(1);
  expect(api.sent(saveRoutineRecord)[0]?.body).toMatchObject({ routineId: 7, exerciseIds: [1, 3] });
  expect(screen.getByText('2 exercises, 1 minute of movement.')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'How does your neck feel?' })).toBeDefined();
});

test('when saving fails the toast says so, and Retry saves the same workout', async () => {
  api.break(saveRoutineRecord);
  await open('/session/7');
  await play();
  await heading('Well moved');
  await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Save Error' }));
  await screen.findByText(KEPT);
  api.answer(saveRoutineRecord, asSaved);
  await press('Retry');
  await screen.findByText('It is in your history.');
  const keys = api.sent(saveRoutineRecord).map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toEqual([keys[0], keys[0]]);
});

test(
  'without a network the end says that it is kept, and with it that it is saved',
  { tags: ['spec:silent/workout-sent-later'] },
  async () => {
    api.lose(saveRoutineRecord);
    await open('/session/7');
    await play();
    await heading('Well moved');
    await screen.findByText(KEPT);
    expect(currentToast()).not.toMatchObject({ title: 'Save Error' });
    api.answer(saveRoutineRecord, asSaved);
    act(() => void window.dispatchEvent(new Event('online')));
    await screen.findByText('Saved!');
    await screen.findByText('It is in your history.');
    const [first, second, ...others] = api.sent(saveRoutineRecord);
    expect([second?.body, second?.headers.get('idempotency-key')]).toEqual([
      first?.body,
      first?.headers.get('idempotency-key'),
    ]);
    expect(others).toEqual([]);
  },
);

test('a plan that is done again before the first time was sent counts twice', async () => {
  api.lose(saveRoutineRecord);
  api.answer(getCustomPlan, aPlan(4, 'Mornings', [1]));
  await open('/session?customPlan=4');
  await play();
  await screen.findByText(KEPT);
  cleanup();
  await open('/session?customPlan=4');
  await play();
  await screen.findByText(KEPT);
  api.answer(saveRoutineRecord, asSaved);
  act(() => void window.dispatchEvent(new Event('online')));
  await screen.findByText('It is in your history.');
  const keys = api.sent(saveRoutineRecord).map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(2);
  expect(waitingKeys()).toEqual([]);
});

test('the second half of a double click on Start neither pauses nor replaces anything', async () => {
  await open('/session/7');
  await play(0);
  click('Replace', 2);
  click('Pause', 3);
  expect(api.sent(regenerateExercise)).toEqual([]);
  click('Pause', 1);
  expect(screen.getByText('Paused')).toBeDefined();
  click('Go on', 2);
  expect(screen.queryByText('Paused')).toBeNull();
});

test('the second half of a double click on Start leaves the focus where it is', async () => {
  await open('/session/7');
  await play(0);
  const replace = screen.getByRole('button', { name: 'Replace' });
  const takesFocus = (detail: number) => fireEvent.mouseDown(replace, { detail });
  expect([takesFocus(2), takesFocus(1)]).toEqual([false, true]);
});

test('Enter that is held down starts the session, and does not pause it again', async () => {
  await open('/session/7');
  await play(0);
  const pause = screen.getByRole('button', { name: 'Pause' });
  const isTaken = (repeat: boolean) => fireEvent.keyDown(pause, { key: 'Enter', repeat });
  expect([isTaken(true), isTaken(true), isTaken(false)]).toEqual([false, false, true]);
});

test('what was skipped is not marked; at the end it can be done, and then all is saved', async () => {
  await open('/session/7');
  await start();
  skip();
  await run();
  await heading('Well moved');
  expect(marks().exerciseIds).toEqual([3]);
  expect(api.sent(saveRoutineRecord)).toEqual([]);
  expect(screen.getByText(/Complete every exercise first/)).toBeDefined();
  await play();
  await heading('Well moved');
  expect(marks().exerciseIds).toEqual([3, 1]);
  await waitFor(() => expect(api.sent(saveRoutineRecord)).toHaveLength(1));
});

test('only what is still to do is played, and counted as it stands in the workout', async () => {
  const [first, second] = ROUTINE.exercises;
  if (!first || !second) throw new Error('The routine has two exercises');
  api.answer(getRoutine, { ...ROUTINE, exercises: [{ ...first, completed: true }, second] });
  await open('/session/7');
  expect(await screen.findByText(/^1 exercise, about/)).toBeDefined();
  await play(0);
  expect(screen.getByText('2 of 2')).toBeDefined();
});

test('skipping everything saves nothing, even where all was marked by hand before', async () => {
  const exercises = ROUTINE.exercises.map((one) => ({ ...one, completed: true }));
  api.answer(getRoutine, { ...ROUTINE, exercises });
  await open('/session/7');
  await play(0);
  skip();
  skip();
  await heading('Another time');
  expect(api.sent(saveRoutineRecord)).toEqual([]);
});

test('an exercise is replaced by the workout, and the session goes on with the other', async () => {
  const replaced = aRoutine([2, 3], { date: TODAY });
  api.answer(regenerateExercise, replaced);
  await open('/session/7');
  await play(0);
  await press('Replace');
  await screen.findByRole('heading', { level: 2, name: 'Movement 2 1 of 2' });
  expect(currentToast()).toMatchObject({ title: 'Exercise Regenerated' });
});

test('a plan is played in its order and saved under its name', async () => {
  api.answer(getCustomPlan, aPlan(4, 'Mornings', [3, 1]));
  await open('/session?customPlan=4');
  await heading('Mornings');
  await play();
  await heading('Well moved');
  await waitFor(() => expect(api.sent(saveRoutineRecord)).toHaveLength(1));
  expect(api.sent(saveRoutineRecord)[0]?.body).toMatchObject({
    name: 'Mornings',
    exerciseIds: [3, 1],
  });
});

test('a plan that was done today is done again from its beginning', async () => {
  api.answer(getCustomPlan, aPlan(4, 'Mornings', [1]));
  localStorage.setItem('completionOwner', '1');
  localStorage.setItem(
    `completion_${TODAY}`,
    JSON.stringify({ date: TODAY, exerciseIds: [1], timestamp: new Date().toISOString() }),
  );
  await open('/session?customPlan=4');
  await play(0);
  expect(marks().exerciseIds).toEqual([]);
});

test.each(['/session', '/session/7', '/session?customPlan=4'])(
  'midnight does not end a session, nor forget what was done before it: %s',
  async (address) => {
    api.answer(getCustomPlan, aPlan(4, 'Nights', [1, 3]));
    api.answer(getTodaysRoutine, ({ address }) =>
      address.includes(TODAY) ? ROUTINE : aRoutine([2, 5], { id: 8 }),
    );
    await open(address);
    const start = await screen.findByRole('button', { name: 'Start' });
    const now = new Date(`${TODAY}T23:59:00`);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'], now });
    fireEvent.click(start);
    for (let passed = 0; passed < WHOLE_SESSION_MS; passed += STEP_MS) {
      await act(() => vi.advanceTimersByTimeAsync(STEP_MS));
      fireEvent(document, new Event('visibilitychange'));
    }
    vi.useRealTimers();
    await heading('Well moved');
    await waitFor(() => expect(api.sent(saveRoutineRecord)).toHaveLength(1));
    expect(api.sent(saveRoutineRecord)[0]?.body).toMatchObject({ exerciseIds: [1, 3] });
  },
);

test('what was unmarked meanwhile, as in another tab, can be done again at the end', async () => {
  api.answer(getCustomPlan, aPlan(4, 'Mornings', [1, 3]));
  await open('/session?customPlan=4');
  await play(FIRST_MS);
  expect(marks().exerciseIds).toEqual([1]);
  const key = `completion_${TODAY}`;
  localStorage.setItem(key, JSON.stringify({ ...marks(), exerciseIds: [] }));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  await play();
  expect(api.sent(saveRoutineRecord)).toEqual([]);
  await screen.findByRole('button', { name: 'Do the one that is left' });
  await play();
  await heading('Well moved');
  await waitFor(() => expect(api.sent(saveRoutineRecord)).toHaveLength(1));
});

test('a plan that is not there is said not to be, with a way back', async () => {
  api.refuse(getCustomPlan, 404, 'Not found');
  await open('/session?customPlan=9');
  expect(await screen.findByText('The session could not be loaded')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Back to today' }).getAttribute('href')).toBe(
    '/dashboard',
  );
});
