import { BODY_AREAS } from '@limber/domain/body-areas';
import { exerciseName } from '@limber/domain/exercises/exercise';
import { compileScript } from '@limber/domain/player/compile-script';
import { MAX_LINE_SECONDS, spokenSeconds } from '@limber/domain/player/spoken-line';
import { ROUTINE_MINUTES, type RoutineMinutes } from '@limber/domain/preferences/preferences';
import { expect, test } from 'vitest';
import type { Entry } from './entry.ts';
import { library } from './library.ts';
import { sessionSeconds, someRoutines } from './sessions/lengths.ts';
import { sessionOf } from './sessions/session-of.ts';

test('a hold is never a cycle: it has a way in and a way out', () => {
  const cycles = library.filter(({ motion }) => motion?.loop === 'cycle');
  expect(cycles.length).toBeGreaterThan(0);
  expect(cycles.filter(({ dose }) => dose.kind === 'hold').map(({ id }) => id)).toEqual([]);
});

/** All that is said in a session of this exercise alone, and whether it counts at least twice. */
function toldOf(entry: Entry, minutes: RoutineMinutes, isKnown: boolean) {
  const session = sessionOf([entry], minutes, isKnown);
  const { cues } = compileScript(session);
  const second = cues.findIndex(({ words }) => words !== null && /^2\b/.test(words));
  const words = (upTo = cues.length) =>
    cues
      .slice(0, upTo)
      .flatMap((cue) => cue.words ?? [])
      .join(' ');
  return { cues, all: words(), beforeSecond: words(second === -1 ? cues.length : second) };
}

const LENGTHS = ROUTINE_MINUTES.flatMap((minutes) => [
  { minutes, isKnown: false },
  { minutes, isKnown: true },
]);

const missing = (said: string, lines: readonly (string | undefined)[]) =>
  lines.filter((line) => line !== undefined && !said.includes(line));

test.each(ROUTINE_MINUTES)(
  'in %i minutes every step of a new exercise is told, the whole movement before it counts to two',
  { tags: ['spec:silent/session-without-hands'] },
  (minutes) => {
    const lost = library.flatMap((entry) => {
      const { steps, notes, sides } = entry;
      const { all, beforeSecond } = toldOf(entry, minutes, false);
      const movement = entry.dose.kind === 'hold' ? [] : [...steps.out, steps.back];
      return [
        ...missing(beforeSecond, [...steps.start, ...movement]),
        ...missing(all, [...steps.out, steps.back, steps.cue, steps.halfway, notes.breathe]),
        ...missing(all, sides === 'each' ? ['Right side first.', steps.otherSide] : []),
      ].map((line) => `${exerciseName(entry)}: ${line}`);
    });
    expect(lost).toEqual([]);
  },
);

test.each(LENGTHS)(
  'the way back that is unsafe to miss, the breathing of an effort and the change of a pair are always told: $minutes minutes, known $isKnown',
  ({ minutes, isKnown }) => {
    const lost = library.flatMap((entry) => {
      const { steps, notes, kind, dose, contraindications } = entry;
      const { all } = toldOf(entry, minutes, isKnown);
      const isEffort = kind === 'isometric' || kind === 'strength';
      return missing(all, [
        dose.kind === 'hold' ? steps.back : steps.backEachTime,
        steps.halfway,
        steps.finish,
        steps.turnsRound ? steps.otherSide : undefined,
        isEffort ? notes.breathe : undefined,
        contraindications.length > 0 && !isKnown ? 'Stop if ' : undefined,
      ]).map((line) => `${exerciseName(entry)}: ${line}`);
    });
    expect(lost).toEqual([]);
  },
);

test.each(LENGTHS)(
  'no line takes longer than eight seconds, and none is lost for want of time: $minutes minutes, known $isKnown',
  ({ minutes, isKnown }) => {
    const wrong = library.flatMap((entry) =>
      toldOf(entry, minutes, isKnown).cues.filter(
        ({ words }) => words === null || spokenSeconds(words) > MAX_LINE_SECONDS,
      ),
    );
    expect(wrong).toEqual([]);
  },
);

const ROUTINES = someRoutines(1000);
const at = (seconds: readonly number[], share: number) =>
  seconds[Math.floor(share * seconds.length)] ?? NaN;

/** Seconds, with a tenth of the promise for what the words take. */
const PROMISES = [
  { minutes: 1, median: 105, most: 120 },
  { minutes: 3, median: 210, most: 240 },
  { minutes: 5, median: 345, most: 390 },
  { minutes: 10, median: 660, most: 720 },
] as const;

test.each(PROMISES)(
  'a session of $minutes minutes of known exercises takes that time',
  ({ minutes, median, most }) => {
    const seconds = sessionSeconds(ROUTINES, minutes, true);
    expect(at(seconds, 0.5)).toBeLessThanOrEqual(median);
    expect(at(seconds, 0.95)).toBeLessThanOrEqual(most);
    expect(at(seconds, 0.05)).toBeGreaterThanOrEqual(minutes * 60 * 0.65);
  },
);

test('the first session of three minutes takes four and a half at most, in the median', () => {
  expect(at(sessionSeconds(ROUTINES, 3, false), 0.5)).toBeLessThanOrEqual(270);
});

test('one minute means two exercises', () => {
  for (const area of BODY_AREAS) {
    const routine = library.filter(({ bodyArea }) => bodyArea === area).slice(0, 5);
    expect(sessionOf(routine, 1, true)).toHaveLength(2);
  }
});
