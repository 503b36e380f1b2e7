import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inHashingQueue } from './hashing-queue.ts';

test('few passwords are hashed at a time, many wait in their order, and more are told to come back', async () => {
  const running = new Set<string>();
  const ended: (() => void)[] = [];
  let most = 0;
  const passwords = inHashingQueue({
    hash: async (password) => {
      running.add(password);
      most = Math.max(most, running.size);
      await new Promise<void>((end) => ended.push(end));
      running.delete(password);
      return password;
    },
    verify: async () => true,
  });
  const asked = Array.from({ length: 200 }, (_, index) => passwords.hash(String(index)));
  const answers = Promise.allSettled(asked);
  for (let turn = 0; turn < asked.length; turn += 1) {
    await setImmediate();
    ended.shift()?.();
  }
  const hashed = (await answers).filter(({ status }) => status === 'fulfilled');
  expect(most).toBeLessThanOrEqual(2);
  expect(hashed.length).toBeGreaterThanOrEqual(64);
  expect(hashed.length).toBeLessThanOrEqual(66);
  await expect(asked.at(-1)).rejects.toMatchObject({ status: 503, code: 'busy', retryAfter: 5 });
  expect(await passwords.verify(null, 'the queue is empty again')).toBe(true);
});
