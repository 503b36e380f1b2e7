import { expect, test } from 'vitest';
import { completedExercises, nextToDo, percentComplete } from './completed-exercises.ts';

const routine = (completedAt: string | null, ...completed: number[]) => ({
  completedAt,
  exercises: [1, 2, 3].map((id) => ({ id, completed: completed.includes(id) })),
});
const record = (...exerciseIds: number[]) => ({
  date: '2026-01-05',
  exerciseIds,
  timestamp: '2026-01-05T09:00:00.000Z',
});

test(
  'a device that noted nothing shows what the server knows',
  { tags: ['spec:silent/one-routine-on-every-device'] },
  () => {
    expect(completedExercises(routine(null, 2), null)).toEqual(new Set([2]));
  },
);

test(
  'once a device has a record, that rules',
  { tags: ['spec:silent/one-routine-on-every-device'] },
  () => {
    expect(completedExercises(routine(null, 2), record(1, 3))).toEqual(new Set([1, 3]));
    expect(completedExercises(routine(null, 2), record())).toEqual(new Set());
  },
);

test('a record knows of exercises that the routine no longer holds', () => {
  expect(completedExercises(routine(null), record(1, 99))).toEqual(new Set([1]));
});

test('a routine finished on another device after the record counts as finished here', () => {
  const finished = routine('2026-01-05T10:00:00.000Z', 1, 2, 3);
  expect(completedExercises(finished, record(1))).toEqual(new Set([1, 2, 3]));
});

test('what is unmarked after the routine went into the history stays unmarked', () => {
  const finished = routine('2026-01-05T08:00:00.000Z', 1, 2, 3);
  expect(completedExercises(finished, record(1))).toEqual(new Set([1]));
});

test.each([
  [0, 5, 0],
  [1, 3, 33],
  [2, 3, 67],
  [5, 5, 100],
  [0, 0, 0],
])('%i of %i exercises are %i %%', (completed, total, percent) => {
  expect(percentComplete(completed, total)).toBe(percent);
});

test('the next exercise to do is the next one down, then round again from the top', () => {
  const exercises = [{ id: 1 }, { id: 2 }, { id: 3 }];
  expect(nextToDo(exercises, new Set())).toBe(0);
  expect(nextToDo(exercises, new Set([2]), 0)).toBe(2);
  expect(nextToDo(exercises, new Set([3]), 2)).toBe(0);
  expect(nextToDo(exercises, new Set([1, 2]), 2)).toBe(2);
  expect(nextToDo(exercises, new Set([1, 2, 3]), 0)).toBeNull();
  expect(nextToDo([], new Set())).toBeNull();
});
