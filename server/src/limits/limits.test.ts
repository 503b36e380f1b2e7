import { expect, test } from 'vitest';
import { createCallCounts } from './call-counts.ts';

test('calls are counted anew once their window has ended, each key by itself', () => {
  let now = 0;
  const countCall = createCallCounts(() => now);
  expect([countCall('ada', 60), countCall('ada', 60), countCall('grace', 60)]).toEqual([
    { current: 1, ttl: 60 },
    { current: 2, ttl: 60 },
    { current: 1, ttl: 60 },
  ]);
  now = 59;
  expect(countCall('ada', 60)).toEqual({ current: 3, ttl: 1 });
  now = 60;
  expect(countCall('ada', 60)).toEqual({ current: 1, ttl: 60 });
});

test('many keys push out those whose windows began first', () => {
  const countCall = createCallCounts(() => 0);
  countCall('ada', 60);
  for (let key = 0; key < 9_999; key += 1) countCall(String(key), 60);
  expect(countCall('0', 60).current).toBe(2);
  countCall('one more', 60);
  expect(countCall('ada', 60).current).toBe(1);
});
