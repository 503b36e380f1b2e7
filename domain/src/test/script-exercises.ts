import fc from 'fast-check';
import type { ScriptExercise } from '../player/workout-script.ts';

/** Six slow movements, seated. */
export function aScriptExercise(id: number, change: Partial<ScriptExercise> = {}): ScriptExercise {
  return {
    id,
    name: `JME ${id} Chin Tuck`,
    instructions: ['Sit tall.', 'Glide your head back.', 'Do 6 slow tucks.'],
    posture: 'seated',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    ...change,
  };
}

const step = fc
  .array(fc.constantFrom('Sit', 'tall,', 'then', 'wall.', '18', 'slowly', 'a'), { maxLength: 40 })
  .map((words) => words.join(' '));

export const anyExercises = fc
  .array(
    fc.record({
      name: fc.constantFrom(
        'JME 12 Chin Tuck',
        'Shoulder Roll',
        'JME 3 A Long Name of Nine Words It Has',
      ),
      instructions: fc.array(step, { maxLength: 6 }),
      posture: fc.constantFrom('seated' as const, 'standing' as const, 'either' as const),
      sides: fc.constantFrom('both' as const, 'each' as const),
      dose: fc.record({
        kind: fc.constantFrom('repetitions' as const, 'hold' as const),
        count: fc.integer({ min: 1, max: 25 }),
        seconds: fc.integer({ min: 1, max: 60 }),
      }),
    }),
    { maxLength: 7 },
  )
  .map((exercises) => exercises.map((exercise, id) => ({ ...exercise, id })));
