import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aScriptExercise, anyExercises } from '../test/script-exercises.ts';
import { compileScript } from './compile-script.ts';
import { fitSession, type SessionExercise } from './fit-session.ts';

const five = (change: Partial<SessionExercise> = {}): SessionExercise[] =>
  [1, 2, 3, 4, 5].map((id) => anExercise(id, change));
const anExercise = (id: number, change: Partial<SessionExercise>): SessionExercise => ({
  ...aScriptExercise(id),
  headDown: false,
  ...change,
});
const known = (exercise: SessionExercise) => ({ ...exercise, isKnown: true });
const lengthOf = (exercises: readonly SessionExercise[]) => compileScript(exercises).seconds;
const THREE_MINUTES = { seconds: 180, exercises: 5 };

test('a session of known exercises takes the time of its routine, and a new one somewhat more', () => {
  const asKnown = fitSession(five({ isKnown: true }), THREE_MINUTES);
  expect(lengthOf(asKnown)).toBeLessThanOrEqual(180);
  expect(lengthOf(asKnown)).toBeGreaterThan(150);
  const anew = fitSession(five(), THREE_MINUTES);
  expect(anew.map(({ dose }) => dose)).toEqual(asKnown.map(({ dose }) => dose));
  expect(lengthOf(anew)).toBeGreaterThan(lengthOf(asKnown));
});

test('one minute means two exercises, and then two others', () => {
  const oneMinute = { seconds: 60, exercises: 5 };
  const short = five({ dose: { kind: 'repetitions', count: 2, seconds: 6 } });
  expect(fitSession(short, oneMinute).map(({ id }) => id)).toEqual([1, 2]);
  expect(fitSession(short.slice(2), oneMinute).map(({ id }) => id)).toEqual([3, 4]);
  expect(lengthOf(fitSession(short, oneMinute).map(known))).toBeGreaterThan(45);
});

test('what is left of a routine takes its share of the time', () => {
  const left = fitSession(five({ isKnown: true }).slice(3), THREE_MINUTES);
  expect(left).toHaveLength(2);
  expect(lengthOf(left)).toBeLessThanOrEqual(72);
});

test('no dose becomes less than a third, however long the words are', () => {
  fc.assert(
    fc.property(anyExercises, fc.integer({ min: 1, max: 600 }), (exercises, seconds) => {
      const given = exercises.map((one) => Object.assign({ headDown: false }, one));
      for (const { id, dose } of fitSession(given, { seconds, exercises: given.length })) {
        const written = given.find((one) => one.id === id)?.dose ?? dose;
        const total = dose.count * dose.seconds;
        // A half of a repetition, pair or second is rounded either way.
        const rounding = (written.inPairs ? 2 : 1) * Math.max(written.seconds, dose.count);
        expect(total + rounding).toBeGreaterThanOrEqual((written.count * written.seconds) / 3);
      }
    }),
  );
});

test('a stretch is held for ten seconds at least', () => {
  const stretch = five({ kind: 'stretch', dose: { kind: 'hold', count: 1, seconds: 18 } });
  for (const { dose } of fitSession(stretch, { seconds: 60, exercises: 5 })) {
    expect(dose.seconds).toBeGreaterThanOrEqual(10);
  }
});
