import { expect, test } from 'vitest';
import { createCheck } from './check.ts';

test('those who ask at the same time, and soon after, share one answer', async () => {
  let asked = 0;
  const check = createCheck(async () => (asked += 1), { freshMs: 60_000, patienceMs: 1000 });
  expect(await Promise.all([check(), check(), check()])).toEqual([true, true, true]);
  expect([await check(), asked]).toEqual([true, 1]);
});

test('an answer that has grown old is asked for again', async () => {
  const outcomes = [Promise.resolve(), Promise.reject(new Error('gone')), Promise.resolve()];
  const check = createCheck(async () => outcomes.shift(), { freshMs: 0, patienceMs: 1000 });
  expect([await check(), await check(), await check()]).toEqual([true, false, true]);
});

test('what does not answer in time does not work', async () => {
  const check = createCheck(() => new Promise(() => {}), { freshMs: 0, patienceMs: 20 });
  expect(await check()).toBe(false);
});
