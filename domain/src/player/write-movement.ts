import {
  movementTimeline,
  type MovementPhase,
  type MovementTimeline,
} from '../exercises/movement-timeline.ts';
import { type Coaching, coachingOf, countLine, isLast, wordsBack } from './coaching.ts';
import type { DraftPart } from './draft-part.ts';
import { holdWords } from './hold-words.ts';
import { isOtherSide, ofSide } from './other-side.ts';
import type { ScriptExercise, ScriptSpan } from './workout-script.ts';

/** Seconds to arrange the other side after the words, and more where the body turns round. */
const ARRANGING_SECONDS = 2;
const TURNING_ROUND_SECONDS = 3;
/** Seconds between the words of a change within a side, and the movement. */
const PAUSE_SECONDS = 1;

/** Writes the dose itself: counts, holds, ways back, and changes of sides, direction, hands or feet. */
export function writeMovement(part: DraftPart, exercise: ScriptExercise): void {
  // The script does not know whether the motion is a cycle; its seconds are the same.
  const timeline = movementTimeline({ ...exercise, loop: 'there-and-back' });
  const coaching = coachingOf(exercise);
  const write = exercise.dose.kind === 'hold' ? writeHoldPhase : writeRepetitionPhase;
  for (const phase of timeline.phases) {
    if (phase.kind === 'turn' || phase.kind === 'change') writeChange(part, exercise, phase);
    else write(part, exercise, phase, coaching);
  }
  writeFinish(part, exercise, timeline);
}

/** The figure stands still meanwhile. */
function writeFinish(part: DraftPart, exercise: ScriptExercise, timeline: MovementTimeline): void {
  const last = timeline.phases.at(-1);
  if (exercise.steps?.finish === undefined || !last) return;
  const said = part.say('return', exercise.steps.finish);
  part.pass(said, { ...spanOf(last, 'ready'), from: timeline.seconds, to: timeline.seconds });
}

function writeRepetitionPhase(
  part: DraftPart,
  exercise: ScriptExercise,
  phase: MovementPhase,
  coaching: Coaching,
): void {
  const { kind, repetition, seconds } = phase;
  if (kind === 'go') part.cue('count', countLines(exercise, phase, coaching));
  const back = wordsBack(exercise, repetition);
  if (kind === 'return' && back !== null) part.cue('return', [ofSide(exercise, phase, back)]);
  part.pass(seconds, spanOf(phase, 'move'));
}

function countLines(exercise: ScriptExercise, phase: MovementPhase, coaching: Coaching): string[] {
  const { repetition } = phase;
  const [word] = wordsIn(coaching, exercise, phase);
  return [
    ...(word === undefined ? [] : [countLine(exercise, repetition, word)]),
    ...(isLast(exercise, repetition) ? ['Last one.'] : []),
    ...(isOtherSide(exercise, phase)
      ? [countLine(exercise, repetition, wayOut(exercise, phase))]
      : []),
    countLine(exercise, repetition),
  ];
}

/** The way out, told again on the other side where each side moves only once. */
function wayOut(exercise: ScriptExercise, phase: MovementPhase): string {
  const { steps, dose, isKnown } = exercise;
  const words = isKnown || dose.count > 1 ? '' : (steps?.out ?? []).join(' ');
  return ofSide(exercise, phase, words);
}

function writeHoldPhase(
  part: DraftPart,
  exercise: ScriptExercise,
  phase: MovementPhase,
  coaching: Coaching,
): void {
  const { kind, repetition, side, seconds } = phase;
  const steps = exercise.steps;
  if (kind === 'go') {
    const isNew = !exercise.isKnown && repetition === 1 && side === 'first';
    const wayIn = [...(steps?.out ?? []), ...coaching.before].join(' ');
    const said = part.say('guide', isNew ? wayIn : '');
    if (said === 0) part.cue('count', [repetition === 1 ? 'Go.' : 'Again.']);
    part.pass(Math.max(seconds, said), spanOf(phase, 'move'));
  } else if (kind === 'hold') {
    writeHold(part, exercise, phase, coaching);
  } else {
    const isLastOfSide = repetition === exercise.dose.count;
    const words = (isLastOfSide ? undefined : steps?.backEachTime) ?? steps?.back ?? '';
    const said = part.say('return', ofSide(exercise, phase, words));
    if (said === 0) part.cue('return', []);
    part.pass(Math.max(seconds, said), spanOf(phase, 'move'));
  }
}

function writeHold(
  part: DraftPart,
  exercise: ScriptExercise,
  phase: MovementPhase,
  coaching: Coaching,
): void {
  const { seconds, repetition } = phase;
  const {
    begin,
    coaching: said,
    left,
  } = holdWords(seconds, repetition, wordsIn(coaching, exercise, phase));
  part.cue('hold', [begin, 'Hold.']);
  for (const { words, after } of said) part.cue('show', [words], after);
  for (const { words, after } of left) part.cue('left', [words], after);
  part.pass(seconds, spanOf(phase, 'hold'));
}

/** The other side is coached no more. */
function wordsIn(
  { during }: Coaching,
  exercise: ScriptExercise,
  phase: MovementPhase,
): readonly string[] {
  return isOtherSide(exercise, phase) ? [] : (during.get(phase.repetition) ?? []);
}

function writeChange(part: DraftPart, exercise: ScriptExercise, phase: MovementPhase): void {
  const { steps, sides, isKnown } = exercise;
  const isOfSides = sides === 'each' && phase.kind === 'turn';
  const arranging = isKnown && steps?.turnsRound !== true ? undefined : steps?.otherSide;
  const words = isOfSides
    ? `Change sides. ${arranging ?? 'Left side.'}`
    : ofSide(exercise, phase, steps?.halfway ?? 'Now the other way.');
  const said = part.say('change', words);
  part.pass(Math.max(phase.seconds, said), spanOf(phase, 'turn'));
  const still = { ...spanOf(phase, 'turn'), from: phase.start + phase.seconds };
  const turning = steps?.turnsRound === true ? TURNING_ROUND_SECONDS : 0;
  part.pass(isOfSides ? ARRANGING_SECONDS + turning : PAUSE_SECONDS, still);
}

function spanOf(phase: MovementPhase, kind: ScriptSpan['kind']) {
  const { side, repetition, start, seconds } = phase;
  return { kind, side, repetition, from: start, to: start + seconds };
}
