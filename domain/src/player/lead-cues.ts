import type { DraftCue } from './draft-cue.ts';
import { doseLine, movementLines, setupLine, spokenName } from './exercise-lines.ts';
import { type PlaceChange, placeChange } from './places.ts';
import type { CueKind, ScriptExercise } from './workout-script.ts';
import { isSpeakable, spokenLines, spokenSeconds } from './spoken-line.ts';

/** Seconds of rest between two exercises, without words. */
const REST_SECONDS = 2;
/** Seconds to settle into the starting position after the last words. */
const SETTLE_SECONDS = 1.5;

/** Listeners forget the first of more steps. */
const MAX_STEPS_INTO_HOLD = 2;

export type Lead = { cues: readonly DraftCue[]; end: number };

/**
 * Rest, name, starting position, dose and side of the exercise at `index`, from `start` on; each line has the
 * time it takes to say or read. Throws RangeError when there is no such exercise.
 */
export function leadCues(exercises: readonly ScriptExercise[], index: number, start: number): Lead {
  const exercise = exercises[index];
  if (!exercise) throw new RangeError(`No exercise ${index}`);
  const change = placeChange(exercises, index);
  const cues: DraftCue[] = [];
  let end = start;
  for (const { kind, line, pause = 0, landing } of leadLines(exercise, index, change)) {
    for (const part of spokenLines(line)) {
      const from = landing === undefined ? {} : { landing };
      cues.push({ kind, at: end, exercise: index, lines: [part], ...from });
      end += spokenSeconds(part);
    }
    end += pause;
  }
  return { cues, end: end + SETTLE_SECONDS };
}

type LeadLine = { kind: CueKind; line: string; pause?: number; landing?: string };

function leadLines(
  exercise: ScriptExercise,
  index: number,
  change: PlaceChange,
): readonly LeadLine[] {
  const name = `${spokenName(exercise.name)}.`;
  const setup = setupLine(exercise) ?? '';
  return [
    index === 0
      ? { kind: 'name', line: name }
      : { kind: 'rest', line: `Rest. Next: ${name}`, pause: REST_SECONDS, landing: name },
    { kind: 'place', line: change.words ?? '', pause: change.seconds },
    { kind: 'show', line: setup },
    ...toldBefore(exercise).map((line) => ({ kind: 'show' as const, line })),
    // A single hold says its seconds when it begins.
    { kind: 'dose', line: isSingleHold(exercise) ? '' : doseLine(exercise) },
    { kind: 'side', line: exercise.sides === 'each' ? 'Right side first.' : '' },
  ];
}

function isSingleHold({ dose }: ScriptExercise): boolean {
  return dose.kind === 'hold' && dose.count === 1;
}

/**
 * Steps before the movement: those into a hold. For repetitions none when they are long enough to explain
 * during the movement, else the first.
 */
export function toldBefore(exercise: ScriptExercise): readonly string[] {
  const lines = movementLines(exercise);
  const { kind, seconds } = exercise.dose;
  if (kind === 'hold') return lines.slice(0, MAX_STEPS_INTO_HOLD);
  const [first] = lines;
  if (first === undefined) return [];
  return isSpeakable(first) && spokenSeconds(first) <= seconds ? [] : [first];
}
