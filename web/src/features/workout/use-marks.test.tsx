// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { becomeSignedIn } from '#features/auth/session-store.ts';
import { ADA, aRoutine } from '#test/samples.ts';
import { useMarks } from './use-marks.ts';

const TODAY = 'completion_2026-01-05';
const stored = (key = TODAY): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');
const marksOf = (routine = aRoutine([1, 2, 3])) => renderHook(() => useMarks(routine)).result;

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(new Date(2026, 0, 5, 9, 30));
  becomeSignedIn('t0ken', ADA);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
});

test(
  'a mark is stored for the day with the exercises and the time',
  { tags: ['spec:3/completion-record', 'spec:4/completion-toggled'] },
  () => {
    const marks = marksOf();
    act(() => marks.current.mark(2));
    expect(marks.current.completed).toEqual(new Set([2]));
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
    expect(marksOf().current.completed).toEqual(new Set([3]));
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
    expect(marksOf(routine).current.completed).toEqual(new Set());
  },
);

test("without a record the server's marks are shown, and the first change keeps them", () => {
  const routine = aRoutine([1, 2, 3]);
  const [first] = routine.exercises;
  if (first) first.completed = true;
  const marks = marksOf(routine);
  expect(marks.current.completed).toEqual(new Set([1]));
  act(() => marks.current.mark(3));
  expect(marks.current.completed).toEqual(new Set([1, 3]));
  act(() => marks.current.unmark(1));
  expect(marks.current.completed).toEqual(new Set([3]));
  expect(stored()).toMatchObject({ exerciseIds: [3] });
});

test('marks of another routine of the same day stay in the record', () => {
  const first = marksOf(aRoutine([1, 2]));
  const second = marksOf(aRoutine([8, 9]));
  act(() => first.current.mark(1));
  act(() => second.current.mark(9));
  expect(stored()).toMatchObject({ exerciseIds: [1, 9] });
});

test('two screens show the same marks', () => {
  const one = marksOf();
  const other = marksOf();
  act(() => one.current.mark(1));
  expect(other.current.completed).toEqual(new Set([1]));
});

test("nobody sees another person's marks in the same browser", () => {
  const hers = marksOf();
  act(() => hers.current.mark(1, 2));
  cleanup();
  becomeSignedIn('other', { ...ADA, id: 2 });
  const marks = marksOf();
  expect(marks.current.completed).toEqual(new Set());
  expect(stored()).toBeNull();
  act(() => marks.current.mark(3));
  expect(stored()).toMatchObject({ exerciseIds: [3] });
});

test('marks of an older routine are not stored', () => {
  const marks = marksOf(aRoutine([1, 2], { date: '2026-01-02' }));
  act(() => marks.current.mark(1));
  expect(marks.current.completed).toEqual(new Set([1]));
  expect(Object.keys(localStorage).filter((key) => key.startsWith('completion_'))).toEqual([]);
});
