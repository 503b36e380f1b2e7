import { expect, test } from 'vitest';
import { changeSpeed, runClock, secondsAt, setClock, STANDING_CLOCK } from './movement-clock.ts';

const RUNNING = runClock(STANDING_CLOCK, true, 1000);

test('it counts while it runs, and goes on where it stood', () => {
  expect(secondsAt(STANDING_CLOCK, 5000)).toBe(0);
  expect(secondsAt(RUNNING, 3500)).toBe(2.5);
  const standing = runClock(RUNNING, false, 3500);
  expect(secondsAt(standing, 9000)).toBe(2.5);
  expect(secondsAt(runClock(standing, true, 9000), 10_000)).toBe(3.5);
});

test('told twice to run it does not begin again', () => {
  expect(runClock(RUNNING, true, 2000)).toBe(RUNNING);
});

test('half as fast it goes on from where it is', () => {
  const slow = changeSpeed(RUNNING, 0.5, 3000);
  expect(secondsAt(slow, 3000)).toBe(2);
  expect(secondsAt(slow, 7000)).toBe(4);
});

test('it can be set while it runs and while it stands', () => {
  expect(secondsAt(setClock(RUNNING, 10, 3000), 4000)).toBe(11);
  expect(secondsAt(setClock(STANDING_CLOCK, 10, 3000), 4000)).toBe(10);
});
