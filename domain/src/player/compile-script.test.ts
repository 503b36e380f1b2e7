import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exerciseSeconds } from '../exercises/exercise.ts';
import { aScriptExercise, anyExercises } from '../test/script-exercises.ts';
import { compileScript } from './compile-script.ts';
import { spokenName } from './exercise-lines.ts';
import { fromMovementSeconds, toMovementSeconds } from './movement-seconds.ts';
import type { ScriptPart } from './workout-script.ts';
import { MAX_LINE_SECONDS, spokenSeconds } from './spoken-line.ts';

/** Seconds of the written dose, on one side or on both. */
function writtenSeconds({ timeline }: ScriptPart, isHold: boolean, side?: 'first' | 'second') {
  return timeline.phases
    .filter(({ kind }) => (isHold ? kind === 'hold' : kind !== 'turn'))
    .filter((phase) => side === undefined || phase.side === side)
    .reduce((sum, { seconds }) => sum + seconds, 0);
}

test(
  'both sides get the same seconds, and all of it sums up to what is written',
  { tags: ['spec:silent/session-by-one-press'] },
  () => {
    fc.assert(
      fc.property(anyExercises, (exercises) => {
        for (const [index, part] of compileScript(exercises).parts.entries()) {
          const exercise = exercises[index] ?? aScriptExercise(0);
          const isHold = exercise.dose.kind === 'hold';
          expect(writtenSeconds(part, isHold)).toBeCloseTo(exerciseSeconds(exercise), 6);
          const ofEachSide = exerciseSeconds({ ...exercise, sides: 'both' });
          expect(writtenSeconds(part, isHold, 'first')).toBeCloseTo(ofEachSide, 6);
          expect(writtenSeconds(part, isHold, 'second')).toBeCloseTo(
            exercise.sides === 'each' ? ofEachSide : 0,
            6,
          );
        }
      }),
    );
  },
);

test('cues come in order, and none before the words of the one before it are said', () => {
  fc.assert(
    fc.property(anyExercises, (exercises) => {
      const { cues } = compileScript(exercises);
      for (const [index, { at, words }] of cues.entries()) {
        const next = cues[index + 1]?.at ?? Infinity;
        expect(next).toBeGreaterThanOrEqual(at);
        if (words === null) continue;
        expect(spokenSeconds(words)).toBeLessThanOrEqual(
          Math.min(MAX_LINE_SECONDS, next - at + 1e-6),
        );
      }
    }),
  );
});

test('every exercise is named before it begins, and a session ends with a word', () => {
  fc.assert(
    fc.property(anyExercises, (exercises) => {
      const { cues, parts } = compileScript(exercises);
      for (const [index, { name }] of exercises.entries()) {
        const start = parts[index]?.movementStart ?? 0;
        const before = cues.filter(({ exercise, at }) => exercise === index && at < start);
        expect(before.map(({ words }) => words).join(' ')).toContain(spokenName(name));
      }
      expect(cues.at(-1)?.words ?? null).toBe(exercises.length === 0 ? null : 'Done. Well moved.');
    }),
  );
});

test('parts follow each other without a gap, each with time to read before it moves', () => {
  fc.assert(
    fc.property(anyExercises, (exercises) => {
      const { parts, seconds } = compileScript(exercises);
      let end = 0;
      for (const part of parts) {
        expect(part.start).toBe(end);
        expect(part.movementStart).toBeGreaterThan(part.start);
        expect(part.end).toBeGreaterThan(part.movementStart);
        end = part.end;
      }
      expect(seconds).toBe(end);
    }),
  );
});

test('a repetition in which there is no time for words is a tone', () => {
  const dose = { kind: 'repetitions', count: 30, seconds: 0.5 } as const;
  const { cues } = compileScript([aScriptExercise(1, { dose })]);
  const counts = cues.filter(({ kind }) => kind === 'count');
  expect(counts).toHaveLength(30);
  expect(counts.slice(0, -1).map(({ words }) => words)).toEqual(Array(29).fill(null));
});

test('what is said is what is done', { tags: ['spec:silent/session-without-hands'] }, () => {
  const neck = aScriptExercise(1, {
    name: 'JME 1 Chin Tuck',
    instructions: ['Sit tall.', 'Glide your head back.', 'Let it drift forward.', 'Do 6 tucks.'],
  });
  const calf = aScriptExercise(2, {
    name: 'JME 2 Calf Stretch',
    instructions: [
      'Stand facing a wall.',
      'Lean in.',
      'Leave the heel down.',
      'Stay there for 18 seconds.',
      'Do the same with the left foot.',
    ],
    posture: 'standing',
    sides: 'each',
    dose: { kind: 'hold', count: 1, seconds: 30 },
  });
  const { cues } = compileScript([neck, calf]);
  expect(cues.map(({ words }) => words)).toEqual([
    'Chin Tuck.',
    'Sit tall.',
    '6 slow movements, 6 seconds each.',
    'Glide your head back.',
    'Let it drift forward.',
    '3',
    '4',
    '5',
    'Last one.',
    'Rest. Next: Calf Stretch.',
    'Stand up.',
    'Stand facing a wall.',
    'Lean in.',
    'Leave the heel down.',
    'Right side first.',
    'Go.',
    'Hold for 30 seconds.',
    'Stay there.',
    'Halfway.',
    '5 seconds.',
    'Ease off slowly.',
    'Change sides. Left side.',
    'Go.',
    'Hold for 30 seconds.',
    'Halfway.',
    '5 seconds.',
    'Ease off slowly.',
    'Done. Well moved.',
  ]);
  expect(cues.find(({ kind }) => kind === 'rest')?.landing).toBe('Calf Stretch.');
});

test('the movement stands still while the other side is arranged, and goes on from there', () => {
  const exercise = aScriptExercise(1, {
    sides: 'each',
    dose: { kind: 'hold', count: 1, seconds: 18 },
  });
  const [part] = compileScript([exercise]).parts;
  if (!part?.settling) throw new Error('Both sides have a change between them');
  const { at, seconds } = part.settling;
  const arrived = part.movementStart + at;
  expect(toMovementSeconds(part, part.start)).toBeLessThan(0);
  expect(toMovementSeconds(part, arrived)).toBe(at);
  expect(toMovementSeconds(part, arrived + seconds)).toBeCloseTo(at, 9);
  expect(toMovementSeconds(part, arrived + seconds + 1)).toBeCloseTo(at + 1, 9);
  expect(fromMovementSeconds(part, at + 1)).toBeCloseTo(arrived + seconds + 1, 9);
  expect(toMovementSeconds(part, part.end)).toBeCloseTo(part.timeline.seconds, 9);
});
