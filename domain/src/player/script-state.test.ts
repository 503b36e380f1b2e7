import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aScriptExercise, anyExercises } from '../test/script-exercises.ts';
import { compileScript } from './compile-script.ts';
import { partIndexAt, scriptStateAt } from './script-state.ts';

const someExercises = anyExercises.filter(({ length }) => length > 0);

test('at every instant of any session there is one step that it lies in', () => {
  fc.assert(
    fc.property(someExercises, fc.double({ min: 0, max: 1, noNaN: true }), (exercises, share) => {
      const script = compileScript(exercises);
      const at = script.seconds * share;
      const state = scriptStateAt(script, at);
      expect(state?.index).toBe(partIndexAt(script, at));
      expect(state?.step.start).toBeLessThanOrEqual(at + 1e-6);
      expect(state?.step.end).toBeGreaterThanOrEqual(at - 1e-6);
    }),
  );
});

test('a hold of each side is got ready for, held, left, and held on the other side', () => {
  const script = compileScript([
    aScriptExercise(1, {
      sides: 'each',
      dose: { kind: 'hold', count: 1, seconds: 18 },
      isKnown: true,
    }),
  ]);
  const steps = new Set(
    Array.from({ length: Math.ceil(script.seconds) }, (_, second) => {
      const state = scriptStateAt(script, second);
      return `${state?.step.kind} ${state?.side} ${state?.repetition}`;
    }),
  );
  expect([...steps]).toEqual([
    'ready first 0',
    'move first 1',
    'hold first 1',
    'turn second 1',
    'move second 1',
    'hold second 1',
  ]);
});

test('the repetitions of a side are one step, counted', () => {
  const script = compileScript([aScriptExercise(1)]);
  const start = script.parts[0]?.movementStart ?? 0;
  const state = scriptStateAt(script, start + 20);
  expect(state).toMatchObject({ side: null, repetition: 4, step: { kind: 'move', start } });
  expect((state?.step.end ?? 0) - start).toBeCloseTo(36, 9);
  expect(scriptStateAt(script, script.seconds)).toMatchObject({ index: 0, repetition: 6 });
});

test('a guided repetition moves the figure through one repetition, outside the count', () => {
  const script = compileScript([aScriptExercise(1)]);
  const guide = script.parts[0]?.spans.filter(({ kind }) => kind === 'guide') ?? [];
  expect(guide[0]).toMatchObject({ repetition: 0, from: 0 });
  expect(guide.at(-1)?.to).toBe(6);
  const middle = (guide.at(-1)?.start ?? 0) + 0.01;
  expect(scriptStateAt(script, middle)?.moved).toBeCloseTo(3, 1);
  expect(scriptStateAt(script, script.parts[0]?.movementStart ?? 0)?.moved).toBe(0);
});

test('a session without exercises stands nowhere', () => {
  expect(scriptStateAt(compileScript([]), 0)).toBeNull();
});
