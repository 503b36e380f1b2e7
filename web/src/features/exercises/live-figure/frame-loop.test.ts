import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFrameLoop, type FrameLoop } from './frame-loop.ts';

/** Replies to the loop; `busy`: the graphics card still works on the last frame. */
const figure = { runs: true, busy: false, looksTheSame: false };
let drawn = 0;
let finished = 0;
let passed: number[] = [];
let loop: FrameLoop;

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(figure, { runs: true, busy: false, looksTheSame: false });
  drawn = finished = 0;
  passed = [];
  loop = createFrameLoop({
    view: window,
    isRunning: () => figure.runs,
    isBusy: () => figure.busy,
    draw() {
      if (figure.looksTheSame) return false;
      drawn++;
      return true;
    },
    onFinished: () => finished++,
    onPassed: (ms) => passed.push(ms),
  });
});
afterEach(() => loop.stop());

const pass = (ms: number) => vi.advanceTimersByTime(ms);

test('at most thirty frames are drawn in a second', () => {
  loop.wake();
  pass(1000);
  expect(drawn).toBeGreaterThan(25);
  expect(drawn).toBeLessThanOrEqual(31);
  expect(passed).toHaveLength(drawn - 1);
  expect(Math.min(...passed)).toBeGreaterThan(29);
});

test('nothing is drawn before it is woken, nor once it is stopped', () => {
  pass(1000);
  expect(drawn).toBe(0);
  loop.wake();
  pass(100);
  loop.stop();
  const before = drawn;
  pass(1000);
  expect(drawn).toBe(before);
});

test('while it does not run each change is drawn once', () => {
  figure.runs = false;
  loop.wake();
  pass(1000);
  expect(drawn).toBe(1);
  expect(finished).toBe(1);
  loop.wake();
  pass(1000);
  expect(drawn).toBe(2);
});

test('frames are left out while the card is busy, so that none queue up', () => {
  loop.wake();
  pass(40);
  const before = drawn;
  figure.busy = true;
  pass(1000);
  expect(drawn).toBe(before);
  figure.busy = false;
  pass(17);
  expect(drawn).toBe(before + 1);
  expect(passed.at(-1)).toBeGreaterThan(1000);
});

test('a frame is finished once the card is no longer busy', () => {
  figure.runs = false;
  loop.wake();
  figure.busy = true;
  pass(17);
  figure.busy = false;
  pass(17);
  expect(drawn).toBe(1);
  figure.busy = true;
  pass(500);
  expect(finished).toBe(0);
  figure.busy = false;
  pass(17);
  expect(finished).toBe(1);
});

test('a hold is rested through, and its seconds are not taken for slowness', () => {
  loop.wake();
  pass(500);
  figure.looksTheSame = true;
  const before = drawn;
  pass(5000);
  expect(drawn).toBe(before);
  figure.looksTheSame = false;
  pass(150);
  expect(drawn).toBeGreaterThan(before);
  expect(Math.max(...passed)).toBeLessThan(100);
});
