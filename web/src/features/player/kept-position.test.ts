import { expect, test } from 'vitest';
import { keepPosition, keptPosition, type KeptPosition } from './kept-position.ts';

const TODAY = '2026-01-05';
const session: KeptPosition = {
  userId: 1,
  day: TODAY,
  key: 'routine-7',
  exerciseId: 3,
  secondsLeft: 12.5,
  doneIds: [1, 2],
};

test('a session under way is there again after a reload', () => {
  keepPosition(session);
  expect(keptPosition(1, TODAY)).toEqual(session);
});

test('a session of yesterday is over', () => {
  keepPosition(session);
  expect(keptPosition(1, '2026-01-06')).toBeNull();
  expect(localStorage.length).toBe(0);
});

test('the session of another user of this browser is deleted, not shown', () => {
  keepPosition(session);
  expect(keptPosition(2, TODAY)).toBeNull();
  expect(localStorage.length).toBe(0);
});

test.each(['', '{}', 'null', '7', '{"userId":1,"day":"2026-01-05"}'])(
  'a text that is no session is none: %s',
  (text) => {
    localStorage.setItem('sessionUnderWay', text);
    expect(keptPosition(1, TODAY)).toBeNull();
  },
);
