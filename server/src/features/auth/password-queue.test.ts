import { setImmediate } from 'node:timers/promises';
import { createLimits } from '#limits/limits.ts';
import { expect, test } from 'vitest';
import { createPasswordQueue } from './password-queue.ts';

test('few passwords are hashed at a time, many wait in their order, and more are told to come back', async () => {
  const ended: (() => void)[] = [];
  const began: number[] = [];
  let most = 0;
  const { run, use } = createPasswordQueue(createLimits());
  const hash = (nth: number) =>
    run(async () => {
      began.push(nth);
      most = Math.max(most, use().held);
      await new Promise<void>((end) => ended.push(end));
      return nth;
    });
  const asked = Array.from({ length: 200 }, (_, index) => hash(index));
  const answers = Promise.allSettled(asked);
  await setImmediate();
  expect(use().waiting).toBe(64);
  for (let turn = 0; turn < asked.length; turn += 1) {
    await setImmediate();
    ended.shift()?.();
  }
  const hashed = (await answers).filter(({ status }) => status === 'fulfilled');
  expect(most).toBeLessThanOrEqual(2);
  expect(hashed.length).toBe(64 + most);
  expect(began).toEqual(began.toSorted((a, b) => a - b));
  await expect(asked.at(-1)).rejects.toMatchObject({ status: 503, code: 'busy', retryAfter: 5 });
  expect(use()).toEqual({ held: 0, waiting: 0 });
  const again = hash(200);
  await setImmediate();
  ended.shift()?.();
  expect(await again).toBe(200);
});
