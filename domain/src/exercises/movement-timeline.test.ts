import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exerciseSeconds } from './exercise.ts';
import { movementStateAt, movementTimeline, TURN_SECONDS } from './movement-timeline.ts';

const moved = fc
  .record({
    dose: fc.record({
      kind: fc.constantFrom('repetitions' as const, 'hold' as const),
      count: fc.integer({ min: 1, max: 20 }),
      seconds: fc.integer({ min: 1, max: 60 }),
    }),
    inPairs: fc.boolean(),
    sides: fc.constantFrom('both' as const, 'each' as const),
    loop: fc.constantFrom('there-and-back' as const, 'cycle' as const),
  })
  .map(({ dose, inPairs, sides, loop }) => ({
    sides,
    loop,
    dose: inPairs ? { ...dose, count: dose.count * 2, inPairs } : dose,
  }));

/** The figure stands still meanwhile. */
const STANDING: ReadonlySet<string> = new Set(['turn', 'change']);

test('both sides get the same movements for the same seconds', () => {
  fc.assert(
    fc.property(moved, (exercise) => {
      const { phases } = movementTimeline(exercise);
      const of = (side: string) =>
        phases
          .filter((phase) => phase.side === side && !STANDING.has(phase.kind))
          .map(({ kind, seconds }) => ({ kind, seconds }));
      const isMirrored = 'inPairs' in exercise.dose && exercise.loop === 'there-and-back';
      const hasSecond = exercise.sides === 'each' || isMirrored;
      expect(of('second')).toEqual(hasSecond ? of('first') : []);
    }),
  );
});

test('phases follow each other without a gap, and the motion never leaps', () => {
  fc.assert(
    fc.property(moved, (exercise) => {
      const { phases, seconds } = movementTimeline(exercise);
      let [end, at] = [0, 0];
      for (const phase of phases) {
        expect(phase.start).toBeCloseTo(end, 9);
        expect(phase.seconds).toBeGreaterThan(0);
        // A cycle ends where it began.
        const [before, now] =
          exercise.loop === 'cycle' ? [at % 1, phase.from % 1] : [at, phase.from];
        expect(now).toBe(before);
        end = phase.start + phase.seconds;
        at = phase.to;
      }
      expect(seconds).toBeCloseTo(end, 9);
    }),
  );
});

test('what is written is what is moved or held; ways into holds and the turn come on top', () => {
  fc.assert(
    fc.property(moved, (exercise) => {
      const { phases } = movementTimeline(exercise);
      const isWritten =
        exercise.dose.kind === 'hold' && exercise.loop !== 'cycle'
          ? ({ kind }: { kind: string }) => kind === 'hold'
          : ({ kind }: { kind: string }) => !STANDING.has(kind);
      const written = phases.filter(isWritten).reduce((sum, { seconds }) => sum + seconds, 0);
      expect(written).toBeCloseTo(exerciseSeconds(exercise), 6);
    }),
  );
});

test('a repetition of six seconds goes out, stays for a moment, and comes back', () => {
  const timeline = movementTimeline({
    dose: { kind: 'repetitions', count: 3, seconds: 6 },
    sides: 'each',
    loop: 'there-and-back',
  });
  expect(timeline.seconds).toBe(36 + TURN_SECONDS);
  const at = (seconds: number) => {
    const { phase, time } = movementStateAt(timeline, seconds);
    return [phase.side, phase.repetition, phase.kind, Number(time.toFixed(2))];
  };
  expect(at(0)).toEqual(['first', 1, 'go', 0]);
  expect(at(1.38)).toEqual(['first', 1, 'go', 0.5]);
  expect(at(3)).toEqual(['first', 1, 'hold', 1]);
  expect(at(6 + 6 * 0.77)).toEqual(['first', 2, 'return', 0.5]);
  expect(at(19)).toEqual(['second', 1, 'turn', 0]);
  expect(at(21.38)).toEqual(['second', 1, 'go', 0.5]);
  expect(at(38)).toEqual(['first', 1, 'go', 0]);
});

test('a hold of eighteen seconds is held for eighteen seconds', () => {
  const { phases } = movementTimeline({
    dose: { kind: 'hold', count: 1, seconds: 18 },
    sides: 'both',
    loop: 'there-and-back',
  });
  expect(phases.map(({ kind, seconds }) => [kind, seconds])).toEqual([
    ['go', 2],
    ['hold', 18],
    ['return', 2],
  ]);
});

test('half of a cycle in pairs goes the other way round, after a pause', () => {
  const { phases } = movementTimeline({
    dose: { kind: 'repetitions', count: 2, seconds: 6, inPairs: true },
    sides: 'both',
    loop: 'cycle',
  });
  expect(phases.map(({ kind, side, from, to }) => [kind, side, from, to])).toEqual([
    ['round', 'first', 0, 1],
    ['change', 'first', 0, 0],
    ['round', 'first', 1, 0],
  ]);
});

test('a press with each hand in turn is mirrored for the second half', () => {
  const { phases } = movementTimeline({
    dose: { kind: 'hold', count: 2, seconds: 9, inPairs: true },
    sides: 'both',
    loop: 'there-and-back',
  });
  expect(phases.map(({ kind, side, repetition }) => `${kind} ${side} ${repetition}`)).toEqual([
    'go first 1',
    'hold first 1',
    'return first 1',
    'turn second 2',
    'go second 2',
    'hold second 2',
    'return second 2',
  ]);
});
