import { act, cleanup, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { setSignedIn } from '#features/auth/session-store.ts';
import { ADA, aRoutine } from '#test/samples.ts';
import { useTodaysMarks } from './completion-record.ts';
import { useWorkout } from './use-workout.ts';
import { saveWords } from './workout.ts';

const TODAY = 'completion_2026-01-05';
const stored = (key = TODAY): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');
const save = vi.fn<() => Promise<null>>();
const leave = vi.fn<() => void>();
const workoutOf = (routine = aRoutine([1, 2, 3])) =>
  renderHook(() =>
    useWorkout({
      routine,
      marks: useTodaysMarks(routine.date),
      saving: { save, waitingAs: () => null },
      onCelebrated: leave,
    }),
  ).result;
type Shown = ReturnType<typeof workoutOf>;
const mark = (workout: Shown, exerciseId: number) =>
  act(() => workout.current.send({ type: 'mark', exerciseId }));
const unmark = (workout: Shown, exerciseId: number) =>
  act(() => workout.current.send({ type: 'unmark', exerciseId }));
const finish = (workout: Shown) => act(() => workout.current.send({ type: 'save' }));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(new Date(2026, 0, 5, 9, 30));
  setSignedIn('t0ken', ADA);
  save.mockReset();
  leave.mockReset();
});

test(
  'a mark is stored for the day with the exercises and the time',
  { tags: ['spec:3/completion-record', 'spec:4/completion-toggled'] },
  () => {
    const workout = workoutOf();
    mark(workout, 2);
    expect(workout.current.completed).toEqual(new Set([2]));
    expect(stored()).toEqual({
      date: '2026-01-05',
      exerciseIds: [2],
      timestamp: new Date(2026, 0, 5, 9, 30).toISOString(),
    });
  },
);

test(
  "other days' records are deleted on load, and nothing else",
  { tags: ['spec:3/completion-record'] },
  () => {
    localStorage.setItem('completion_2026-01-04', '{"exerciseIds":[1]}');
    localStorage.setItem('completion_2025-12-31', '{"exerciseIds":[1]}');
    localStorage.setItem(TODAY, '{"date":"2026-01-05","exerciseIds":[3],"timestamp":"x"}');
    localStorage.setItem('token', 't0ken');
    expect(workoutOf().current.completed).toEqual(new Set([3]));
    expect(Object.keys(localStorage).toSorted()).toEqual([TODAY, 'token']);
  },
);

test.each(['{', 'null', '[]', '{"exerciseIds":"all"}', '17'])(
  'a record that cannot be read (%s) counts as empty',
  (text) => {
    localStorage.setItem(TODAY, text);
    const routine = aRoutine([1, 2]);
    const [first] = routine.exercises;
    if (first) first.completed = true;
    expect(workoutOf(routine).current.completed).toEqual(new Set());
  },
);

test("without a record the server's marks are shown, and the first change keeps them", () => {
  const routine = aRoutine([1, 2, 3]);
  const [first] = routine.exercises;
  if (first) first.completed = true;
  const workout = workoutOf(routine);
  expect(workout.current.completed).toEqual(new Set([1]));
  mark(workout, 3);
  expect(workout.current.completed).toEqual(new Set([1, 3]));
  unmark(workout, 1);
  expect(workout.current.completed).toEqual(new Set([3]));
  expect(stored()).toMatchObject({ exerciseIds: [3] });
});

test('marks of another routine of the same day stay in the record', () => {
  const first = workoutOf(aRoutine([1, 2]));
  const second = workoutOf(aRoutine([8, 9]));
  mark(first, 1);
  mark(second, 9);
  expect(stored()).toMatchObject({ exerciseIds: [1, 9] });
});

test('two screens show the same marks', () => {
  const one = workoutOf();
  const other = workoutOf();
  mark(one, 1);
  expect(other.current.completed).toEqual(new Set([1]));
});

test("nobody sees another person's marks in the same browser", () => {
  const hers = workoutOf();
  mark(hers, 1);
  mark(hers, 2);
  cleanup();
  setSignedIn('other', { ...ADA, id: 2 });
  const workout = workoutOf();
  expect(workout.current.completed).toEqual(new Set());
  expect(stored()).toBeNull();
  mark(workout, 3);
  expect(stored()).toMatchObject({ exerciseIds: [3] });
});

test('marks of an older routine are not stored', () => {
  const workout = workoutOf(aRoutine([1, 2], { date: '2026-01-02' }));
  mark(workout, 1);
  expect(workout.current.completed).toEqual(new Set([1]));
  expect(Object.keys(localStorage).filter((key) => key.startsWith('completion_'))).toEqual([]);
});

const DONE = aRoutine([1, 2]);
for (const exercise of DONE.exercises) exercise.completed = true;

test(
  'saving says “Saving...”, “Saved!” and “Amazing!”, and leaves 2.5 seconds after it was saved',
  { tags: ['spec:4/saving-a-workout', 'spec:9/leave-after-2500-ms'] },
  async () => {
    const { promise, resolve } = Promise.withResolvers<null>();
    save.mockReturnValue(promise);
    const routine = workoutOf(DONE);
    expect(saveWords(routine.current.phase)).toBeNull();
    finish(routine);
    expect(saveWords(routine.current.phase)).toBe('Saving...');
    resolve(null);
    await pass(0);
    expect(saveWords(routine.current.phase)).toBe('Saved!');
    await pass(2499);
    expect(saveWords(routine.current.phase)).toBe('Amazing!');
    expect(leave).not.toHaveBeenCalled();
    await pass(1);
    expect(leave).toHaveBeenCalledOnce();
  },
);

test('whoever begins another round while the last one is celebrated is led nowhere', async () => {
  save.mockResolvedValue(null);
  const routine = workoutOf(DONE);
  finish(routine);
  await pass(1000);
  act(() => routine.current.send({ type: 'restart', exercises: DONE.exercises }));
  await pass(5000);
  expect(leave).not.toHaveBeenCalled();
});

test(
  'completing once more while it is saved does nothing',
  { tags: ['spec:4/saving-a-workout'] },
  async () => {
    save.mockResolvedValue(null);
    const routine = workoutOf(DONE);
    finish(routine);
    finish(routine);
    await pass(2000);
    finish(routine);
    await pass(10_000);
    expect([save.mock.calls.length, leave.mock.calls.length]).toEqual([1, 1]);
  },
);

test('what could not be saved can be saved again, and nobody is led away', async () => {
  save.mockRejectedValueOnce(new Error('503: ')).mockResolvedValue(null);
  const routine = workoutOf(DONE);
  finish(routine);
  await pass(5000);
  expect([routine.current.phase, leave.mock.calls.length]).toEqual(['idle', 0]);
  finish(routine);
  await pass(0);
  expect(routine.current.phase).toBe('success');
});

test('whoever has left the workout while it was saved is not led away later', async () => {
  const { promise, resolve } = Promise.withResolvers<null>();
  save.mockReturnValue(promise);
  finish(workoutOf(DONE));
  cleanup();
  resolve(null);
  await pass(10_000);
  expect(leave).not.toHaveBeenCalled();
});
