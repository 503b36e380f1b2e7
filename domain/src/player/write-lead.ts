import { uncapitalised } from '../capitalised.ts';
import { coachingOf, isEffort } from './coaching.ts';
import type { DraftPart } from './draft-part.ts';
import type { PlaceChange } from './places.ts';
import { spokenName } from './spoken-name.ts';
import { spokenSeconds } from './spoken-line.ts';
import type { CueKind, ScriptExercise } from './workout-script.ts';

/** Seconds of rest between two exercises, without words. */
const REST_SECONDS = 1;
/** Seconds to settle into the starting position after the last words. */
const SETTLE_SECONDS = 1.5;
const READY = { kind: 'ready', side: 'first', repetition: 0, from: 0, to: 0 } as const;

/**
 * Writes all that comes before an exercise counts: rest, name, place, side; for an exercise that is not known the
 * starting position, the sign to stop, and one guided repetition, too; then the dose.
 */
export function writeLead(
  part: DraftPart,
  exercise: ScriptExercise,
  change: PlaceChange,
  isFirst: boolean,
): void {
  const ready = (kind: CueKind, text: string, pause = 0) =>
    part.pass(part.say(kind, text) + pause, READY);
  writeName(part, exercise, isFirst);
  ready('place', change.words ?? '', change.seconds);
  ready('side', exercise.sides === 'each' ? 'Right side first.' : '');
  if (!exercise.isKnown) {
    for (const line of exercise.steps?.start ?? []) ready('show', line);
    ready('show', stopSentence(exercise));
    if (exercise.dose.kind === 'repetitions') guide(part, exercise);
  }
  for (const line of wordsBefore(exercise)) ready('show', line);
  ready('dose', doseLine(exercise));
  part.pass(SETTLE_SECONDS, READY);
}

function writeName(part: DraftPart, { name }: ScriptExercise, isFirst: boolean): void {
  const said = `${spokenName(name)}.`;
  if (isFirst) {
    part.pass(part.say('name', said), READY);
    return;
  }
  const line = `Rest. Next: ${said}`;
  part.cueLanding('rest', line, said);
  part.pass(spokenSeconds(line) + REST_SECONDS, READY);
}

/** Words without room in the dose: a known exercise keeps only an effort's breathing, a new hold says them on its way in. */
function wordsBefore(exercise: ScriptExercise): readonly string[] {
  const { before } = coachingOf(exercise);
  if (exercise.isKnown) {
    return isEffort(exercise) ? before.filter((line) => line === exercise.breathe) : [];
  }
  return exercise.dose.kind === 'hold' ? [] : before;
}

/** One repetition outside the count, as slow as its words; the figure moves with them. */
function guide(part: DraftPart, { steps, dose }: ScriptExercise): void {
  if (!steps) return;
  const halfway = dose.seconds / 2;
  const span = { kind: 'guide', side: 'first', repetition: 0 } as const;
  const lines = ['Once, with me.', ...steps.out];
  const seconds = lines.map((line) => spokenSeconds(line));
  const all = seconds.slice(1).reduce((sum, each) => sum + each, 0);
  let moved = 0;
  lines.forEach((line, index) => {
    part.cue('guide', [line]);
    const from = moved;
    if (index > 0) moved += ((seconds[index] ?? 0) / all) * halfway;
    part.pass(seconds[index] ?? 0, { ...span, from, to: moved });
  });
  part.pass(part.say('guide', steps.back), { ...span, from: halfway, to: dose.seconds });
}

/** "Stop if you feel dizzy." */
function stopSentence({ stopWhen }: ScriptExercise): string {
  return stopWhen === null ? '' : `Stop if ${uncapitalised(stopWhen)}`;
}

/** "4 times like that." or "3 holds on each side."; a single hold tells its seconds when it begins. */
function doseLine({ dose, sides, steps, isKnown }: ScriptExercise): string {
  const { kind, count, inPairs } = dose;
  const each = sides === 'each' ? ' on each side' : '';
  if (kind === 'hold') return count === 1 ? '' : `${count} holds${each}.`;
  if (inPairs === true) return `${times(count / 2)} each way${each}.`;
  return `${times(count)}${isKnown || !steps ? '' : ' like that'}${each}.`;
}

const times = (count: number) => (count === 1 ? 'Once' : `${count} times`);
