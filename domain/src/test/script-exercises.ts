import fc from 'fast-check';
import { type Dose, KINDS } from '../exercises/exercise.ts';
import { EXERCISE_PLACES } from '../exercises/exercise-place.ts';
import type { ScriptExercise } from '../player/workout-script.ts';

/** Six slow movements, seated. */
export function aScriptExercise(id: number, change: Partial<ScriptExercise> = {}): ScriptExercise {
  return {
    id,
    name: `JME ${id} Chin Tuck`,
    kind: 'mobility',
    steps: {
      start: ['Sit tall.'],
      out: ['Glide your head straight back.'],
      back: 'Let it drift forward.',
      cue: 'Your eyes stay level.',
    },
    breathe: 'Breathe out as you glide.',
    stopWhen: null,
    posture: 'seated',
    place: 'chair',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    isKnown: false,
    ...change,
  };
}

const sentence = fc
  .array(fc.constantFrom('Sit', 'tall,', 'then', 'wall.', '18', 'slowly', 'a'), { maxLength: 40 })
  .map((words) => words.join(' '));

const inWholePairs = (dose: Dose): Dose =>
  dose.inPairs ? { ...dose, count: dose.count * 2 } : dose;

export const anyExercises = fc
  .array(
    fc.record({
      name: fc.constantFrom(
        'JME 12 Chin Tuck',
        'Shoulder Roll',
        'JME 3 A Long Name of Nine Words It Has',
      ),
      kind: fc.constantFrom(...KINDS),
      steps: fc.option(
        fc.record(
          {
            start: fc.array(sentence, { maxLength: 3 }),
            out: fc.array(sentence, { maxLength: 3 }),
            back: sentence,
            cue: sentence,
            backEachTime: sentence,
            halfway: sentence,
            otherSide: sentence,
            turnsRound: fc.constant(true as const),
          },
          { requiredKeys: ['start', 'out', 'back', 'cue'] },
        ),
      ),
      breathe: sentence,
      stopWhen: fc.option(sentence),
      posture: fc.constantFrom('seated' as const, 'standing' as const, 'either' as const),
      place: fc.constantFrom(...EXERCISE_PLACES),
      sides: fc.constantFrom('both' as const, 'each' as const),
      dose: fc
        .record({
          kind: fc.constantFrom('repetitions' as const, 'hold' as const),
          count: fc.integer({ min: 1, max: 25 }),
          seconds: fc.integer({ min: 1, max: 60 }),
          inPairs: fc.boolean(),
        })
        .map(inWholePairs),
      isKnown: fc.boolean(),
    }),
    { maxLength: 7 },
  )
  .map((exercises) => exercises.map((exercise, id) => ({ ...exercise, id })));
