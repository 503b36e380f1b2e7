import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exerciseSeconds, type Steps } from '../exercises/exercise.ts';
import { aScriptExercise, anyExercises } from '../test/script-exercises.ts';
import { compileScript } from './compile-script.ts';
import { MAX_LINE_SECONDS, spokenSeconds } from './spoken-line.ts';
import { spokenName } from './spoken-name.ts';
import type { ScriptExercise, ScriptPart } from './workout-script.ts';

/** Seconds of the counted dose, on one side or on both. */
function movedSeconds({ spans, movementStart }: ScriptPart, isHold: boolean) {
  return spans
    .filter(({ start }) => start >= movementStart - 1e-9)
    .filter(({ kind }) => kind === (isHold ? 'hold' : 'move'))
    .reduce((sum, { start, end }) => sum + end - start, 0);
}

const wordsOf = (exercise: ScriptExercise) =>
  compileScript([exercise]).cues.flatMap(({ words }) => words ?? []);

test(
  'the movement takes as long as its dose, whatever is said around it',
  { tags: ['spec:silent/session-by-one-press'] },
  () => {
    fc.assert(
      fc.property(anyExercises, (exercises) => {
        for (const [index, part] of compileScript(exercises).parts.entries()) {
          const exercise = exercises[index] ?? aScriptExercise(0);
          const isHold = exercise.dose.kind === 'hold';
          expect(movedSeconds(part, isHold)).toBeCloseTo(exerciseSeconds(exercise), 6);
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

test('parts and spans follow each other without a gap, each with time to read before it moves', () => {
  fc.assert(
    fc.property(anyExercises, (exercises) => {
      const { parts, seconds } = compileScript(exercises);
      let end = 0;
      for (const part of parts) {
        expect(part.start).toBe(end);
        expect(part.movementStart).toBeGreaterThan(part.start);
        for (const span of part.spans) {
          expect(span.start).toBe(end);
          expect(span.end).toBeGreaterThan(span.start);
          end = span.end;
        }
        expect(part.end).toBe(end);
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

const secondsOfTurn = (exercise: ScriptExercise) =>
  (compileScript([exercise]).parts[0]?.spans ?? [])
    .filter(({ kind }) => kind === 'turn')
    .reduce((sum, { start, end }) => sum + end - start, 0);

const known = (exercise: ScriptExercise): ScriptExercise => ({ ...exercise, isKnown: true });
const withSteps = (exercise: ScriptExercise, change: Partial<Steps>): ScriptExercise => ({
  ...exercise,
  steps: exercise.steps && { ...exercise.steps, ...change },
});

const TUCK = aScriptExercise(1, { name: 'JME 1 Chin Tuck' });
const CALF = aScriptExercise(2, {
  name: 'JME 2 Calf Stretch',
  kind: 'stretch',
  steps: {
    start: ['Stand a step from a wall, hands on it.'],
    out: ['Step back with your right foot.', 'Lean in.'],
    back: 'Step forward again.',
    cue: 'The heel stays down.',
    otherSide: 'Step back with your left foot.',
  },
  breathe: 'Breathe slowly.',
  stopWhen: 'You feel pain in the heel.',
  posture: 'standing',
  place: 'wall',
  sides: 'each',
  dose: { kind: 'hold', count: 1, seconds: 30 },
});

test('a new exercise is told whole', { tags: ['spec:silent/session-without-hands'] }, () => {
  const { cues } = compileScript([TUCK, CALF]);
  expect(cues.map(({ words }) => words)).toEqual([
    'Chin Tuck.',
    'Sit tall.',
    'Once, with me.',
    'Glide your head straight back.',
    'Let it drift forward.',
    '6 times like that.',
    '1. Breathe out as you glide.',
    '2. Your eyes stay level.',
    '3',
    '4',
    '5',
    'Last one.',
    'Let it drift forward.',
    'Rest. Next: Calf Stretch.',
    'Stand up, and go to a wall.',
    'Right side first.',
    'Stand a step from a wall, hands on it.',
    'Stop if you feel pain in the heel.',
    'Step back with your right foot. Lean in.',
    'Hold for 30 seconds.',
    'Breathe slowly.',
    'The heel stays down.',
    'Halfway.',
    'Five more seconds.',
    'Step forward again.',
    'Change sides. Step back with your left foot.',
    'Go.',
    'Hold for 30 seconds.',
    'Halfway.',
    'Five more seconds.',
    'Step forward again.',
    'Done. Well moved.',
  ]);
  expect(cues.find(({ kind }) => kind === 'rest')?.landing).toBe('Calf Stretch.');
});

test('of a known exercise name, side and dose are told', () => {
  const { cues, parts } = compileScript([TUCK, CALF].map(known));
  const before = (index: number) =>
    cues
      .filter(({ exercise, at }) => exercise === index && at < (parts[index]?.movementStart ?? 0))
      .map(({ words }) => words);
  expect(before(0)).toEqual(['Chin Tuck.', '6 times.']);
  expect(before(1)).toEqual([
    'Rest. Next: Calf Stretch.',
    'Stand up, and go to a wall.',
    'Right side first.',
  ]);
});

test('in pairs the change is told after half of them, and the figure waits for it', () => {
  const circles = withSteps(
    { ...TUCK, dose: { kind: 'repetitions', count: 4, seconds: 6, inPairs: true } },
    { halfway: 'Now circle the other way round.' },
  );
  const { cues, parts } = compileScript([circles]);
  const words = cues.map((cue) => cue.words);
  expect(words.slice(words.indexOf('2 times each way.') + 1)).toEqual([
    '1. Breathe out as you glide.',
    '2. Your eyes stay level.',
    'Now circle the other way round.',
    '3',
    'Last one.',
    'Let it drift forward.',
    'Done. Well moved.',
  ]);
  const turn = parts[0]?.spans.filter(({ kind }) => kind === 'turn') ?? [];
  expect(turn).not.toEqual([]);
});

test('a way back that is unsafe to miss is told in every repetition', () => {
  const rise = withSteps(known({ ...TUCK, dose: { kind: 'repetitions', count: 4, seconds: 6 } }), {
    backEachTime: 'And sit down slowly.',
  });
  expect(wordsOf(rise).filter((words) => words === 'And sit down slowly.')).toHaveLength(4);
});

test('breathing in an effort is told, though the exercise be known', () => {
  const press = aScriptExercise(1, {
    kind: 'isometric',
    dose: { kind: 'repetitions', count: 3, seconds: 2 },
    isKnown: true,
  });
  expect(wordsOf(press)).toContain('Breathe out as you glide.');
  expect(wordsOf({ ...press, kind: 'mobility' })).not.toContain('Breathe out as you glide.');
});

test('who turns round for the other side is told so, and gets time for it', () => {
  const otherSide = 'Turn round, left side to the wall.';
  const turning = withSteps(CALF, { otherSide, turnsRound: true });
  expect(wordsOf(known(turning))).toContain(`Change sides. ${otherSide}`);
  expect(secondsOfTurn(turning) - secondsOfTurn(CALF)).toBeGreaterThanOrEqual(3);
});

test('an exercise whose words are withheld is named and counted', () => {
  expect(wordsOf(aScriptExercise(1, { steps: null, breathe: '' }))).toEqual([
    'Chin Tuck.',
    '6 times.',
    '1',
    '2',
    '3',
    '4',
    '5',
    'Last one.',
    'Done. Well moved.',
  ]);
});

test('the way out of a starting position is told at the end, though the exercise be known', () => {
  const onOneLeg = withSteps(known(TUCK), { finish: 'Put your foot down.' });
  expect(wordsOf(onOneLeg).slice(-2)).toEqual(['Put your foot down.', 'Done. Well moved.']);
});

test('where each side moves once, the way out is told again on the other', () => {
  const out = ['Turn your right foot out.'];
  const turn = withSteps(
    { ...TUCK, sides: 'each', dose: { kind: 'repetitions', count: 1, seconds: 9 } },
    { out },
  );
  expect(wordsOf(turn)).toContain('Go. Turn your left foot out.');
});

test('a repeated hold is left by its own words each time', () => {
  const press = { ...CALF, dose: { kind: 'hold', count: 3, seconds: 6 } } as const;
  const back = wordsOf(known(press)).filter((words) => words === 'Step forward again.');
  expect(back).toHaveLength(6);
});
