import { movementStateAt, movementTimeline } from '@limber/domain/exercises/movement-timeline';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearestKeyframe, neighbouringKeyframe } from './keyframes.ts';

const THREE = { times: [0, 0.3, 1], loop: 'there-and-back' } as const;
const ROUND = { times: [0, 0.25, 0.5, 1], loop: 'cycle' } as const;
const HOLDS = movementTimeline({
  dose: { kind: 'hold', count: 2, seconds: 10 },
  sides: 'each',
  loop: 'there-and-back',
});

test('the keyframe that is shown is the one that comes nearest', () => {
  expect([0, 0.14, 0.16, 0.6, 0.66, 1].map((time) => nearestKeyframe(THREE, time))).toEqual([
    0, 0, 1, 1, 2, 2,
  ]);
});

test('a cycle comes back to its first keyframe, which is not counted twice', () => {
  expect([0.1, 0.5, 0.7, 0.8, 1].map((time) => nearestKeyframe(ROUND, time))).toEqual([
    0, 2, 2, 0, 0,
  ]);
});

test('a step leads to the keyframe after, over the way back and on to the other side', () => {
  const visited: number[] = [];
  let at = 0;
  do {
    visited.push(Math.round(at * 100) / 100);
    at = neighbouringKeyframe(HOLDS, THREE, at, 1);
  } while (at !== 0 && visited.length < 100);
  // Two holds of 10 s, with ways of 2 s in and out; a turn of 2 s; then the other side.
  expect(visited).toEqual([
    0, 0.6, 2, 13.4, 14, 14.6, 16, 27.4, 28, 30, 30.6, 32, 43.4, 44, 44.6, 46, 57.4,
  ]);
});

test('a step out of a hold leaves it, however long it has lasted', () => {
  expect(neighbouringKeyframe(HOLDS, THREE, 11, 1)).toBeCloseTo(13.4);
  expect(neighbouringKeyframe(HOLDS, THREE, 11, -1)).toBeCloseTo(0.6);
});

test('a step back undoes a step on, wherever it was made, for every dose', () => {
  fc.assert(
    fc.property(
      fc.record({
        kind: fc.constantFrom('hold', 'repetitions'),
        count: fc.integer({ min: 1, max: 12 }),
        seconds: fc.integer({ min: 2, max: 60 }),
      }),
      fc.constantFrom('both', 'each'),
      fc.constantFrom(THREE, ROUND),
      fc.double({ min: 0, max: 500, noNaN: true }),
      (dose, sides, keyframes, from) => {
        const timeline = movementTimeline({ dose, sides, loop: keyframes.loop });
        const at = neighbouringKeyframe(timeline, keyframes, from % timeline.seconds, 1);
        const on = neighbouringKeyframe(timeline, keyframes, at, 1);
        expect(neighbouringKeyframe(timeline, keyframes, on, -1)).toBeCloseTo(at);
        const { time } = movementStateAt(timeline, on);
        expect(Math.min(...keyframes.times.map((known) => Math.abs(known - time)))).toBeCloseTo(0);
      },
    ),
  );
});
