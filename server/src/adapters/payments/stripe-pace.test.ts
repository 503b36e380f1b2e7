import { expect, test } from 'vitest';
import { createPace } from './stripe-pace.ts';

test('changes of one subscription are in different seconds, whatever becomes of them', async () => {
  const inTurn = createPace();
  const seconds: number[] = [];
  const change = (reference: string) =>
    inTurn(reference, async () => {
      seconds.push(Math.floor(Date.now() / 1000));
      throw new Error('refused');
    }).catch(() => null);
  await Promise.all([change('sub_1'), change('sub_1')]);
  expect(new Set(seconds).size).toBe(2);
});
