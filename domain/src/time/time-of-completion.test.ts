import { expect, test } from 'vitest';
import { timeOfCompletion } from './time-of-completion.ts';

const NOW = new Date('2026-03-10T12:00:00Z');
const counted = (claimed: string | undefined) => timeOfCompletion(claimed, NOW).toISOString();

test.each([
  ['not said', undefined, '2026-03-10T12:00:00.000Z'],
  ['a minute ago', '2026-03-10T11:59:00.000Z', '2026-03-10T11:59:00.000Z'],
  ['seven days ago', '2026-03-03T12:00:00.000Z', '2026-03-03T12:00:00.000Z'],
  ['longer ago than anybody is believed', '2026-03-03T11:59:59.000Z', '2026-03-10T12:00:00.000Z'],
  [
    'in the future, by a clock that is fast',
    '2026-03-10T12:00:01.000Z',
    '2026-03-10T12:00:00.000Z',
  ],
])('a workout that was done %s', (_, claimed, time) => {
  expect(counted(claimed)).toBe(time);
});
