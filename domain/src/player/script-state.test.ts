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
    aScriptExercise(1, { sides: 'each', dose: { kind: 'hold', count: 1, seconds: 18 } }),
  ]);
  const start = script.parts[0]?.movementStart ?? 0;
  const at = (seconds: number) => {
    const state = scriptStateAt(script, start + seconds);
    return [state?.step.kind, state?.side, state?.repetition];
  };
  expect(at(-1)).toEqual(['ready', 'first', 0]);
  expect(at(1)).toEqual(['move', 'first', 1]);
  expect(at(3)).toEqual(['hold', 'first', 1]);
  expect(at(21)).toEqual(['move', 'first', 1]);
  expect(at(23)).toEqual(['turn', 'second', 1]);
  expect(at(25)).toEqual(['turn', 'second', 1]);
  expect(at(29)).toEqual(['hold', 'second', 1]);
});

test('the repetitions of a side are one step, counted', () => {
  const script = compileScript([aScriptExercise(1)]);
  const start = script.parts[0]?.movementStart ?? 0;
  const state = scriptStateAt(script, start + 20);
  expect(state).toMatchObject({ side: null, repetition: 4, step: { kind: 'move', start } });
  expect((state?.step.end ?? 0) - start).toBeCloseTo(36, 9);
  expect(scriptStateAt(script, script.seconds)).toMatchObject({ index: 0, repetition: 6 });
});

test('a session without exercises stands nowhere', () => {
  expect(scriptStateAt(compileScript([]), 0)).toBeNull();
});
