// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveWords, useRoutineSave } from './use-routine-save.ts';

const save = vi.fn<() => Promise<void>>();
const leave = vi.fn<() => void>();
const begin = () => renderHook(() => useRoutineSave({ save, leave })).result;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  save.mockReset();
  leave.mockReset();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test(
  'saving says “Saving...”, “Saved!” and “Amazing!”, and leaves 2.5 seconds after it was saved',
  { tags: ['spec:4/saving-a-workout', 'spec:9/leave-after-2500-ms'] },
  async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    save.mockReturnValue(promise);
    const routine = begin();
    expect(saveWords(routine.current.phase)).toBeNull();
    act(routine.current.save);
    expect(saveWords(routine.current.phase)).toBe('Saving...');
    resolve();
    await pass(0);
    expect(saveWords(routine.current.phase)).toBe('Saved!');
    await pass(2499);
    expect(saveWords(routine.current.phase)).toBe('Amazing!');
    expect(leave).not.toHaveBeenCalled();
    await pass(1);
    expect(leave).toHaveBeenCalledOnce();
  },
);

test(
  'completing once more while it is saved does nothing',
  { tags: ['spec:4/saving-a-workout'] },
  async () => {
    save.mockResolvedValue();
    const routine = begin();
    act(routine.current.save);
    act(routine.current.save);
    await pass(2000);
    act(routine.current.save);
    await pass(10_000);
    expect([save.mock.calls.length, leave.mock.calls.length]).toEqual([1, 1]);
  },
);

test('what could not be saved can be saved again, and nobody is led away', async () => {
  save.mockRejectedValueOnce(new Error('503: ')).mockResolvedValue();
  const routine = begin();
  act(routine.current.save);
  await pass(5000);
  expect([routine.current.phase, leave.mock.calls.length]).toEqual(['idle', 0]);
  act(routine.current.save);
  await pass(0);
  expect(routine.current.phase).toBe('success');
});
