import { expect, test } from 'vitest';
import { createNamedSemaphores, createSemaphore } from './semaphore.ts';

test('permits are given in the order of asking, and giving one back twice frees one alone', async () => {
  const { acquire, tryAcquire } = createNamedSemaphores();
  const began: number[] = [];
  const first = await acquire('image', 1);
  const others = [1, 2].map(async (nth) => {
    const release = await acquire('image', 1);
    began.push(nth);
    return release;
  });
  expect([tryAcquire('image', 1), tryAcquire('video', 1)]).toEqual([null, expect.any(Function)]);
  first();
  first();
  const second = await others[0];
  expect(began).toEqual([1]);
  second?.();
  await others[1];
  expect(began).toEqual([1, 2]);
});

test('a caller who waited too long gets the error, and those behind get the permit', async () => {
  const { acquire, run, use } = createSemaphore(1);
  const release = await acquire();
  const late = acquire({ ms: 5, error: () => new Error('late') });
  const next = run(async () => 'next');
  expect(use()).toEqual({ held: 1, waiting: 2 });
  await expect(late).rejects.toThrow('late');
  expect(use()).toEqual({ held: 1, waiting: 1 });
  release();
  expect(await next).toBe('next');
  expect(use()).toEqual({ held: 0, waiting: 0 });
});

test('work that fails gives its permit back', async () => {
  const { run } = createSemaphore(1);
  await expect(run(() => Promise.reject(new Error('full disk')))).rejects.toThrow('full disk');
  expect(await run(async () => 'next')).toBe('next');
});
