import { counted } from '../counted.ts';
import type { MovementPhase } from '../exercises/movement-timeline.ts';
import type { DraftCue } from './draft-cue.ts';
import { movementLine } from './exercise-lines.ts';
import { isToldInMovement } from './lead-cues.ts';
import type { CueKind, ScriptExercise, ScriptPart } from './session-script.ts';
import { fromMovementSeconds } from './movement-seconds.ts';

/** Holds of at least so many seconds have a word in the middle. */
const MIN_HALVED_HOLD_SECONDS = 20;
/** Holds of at least so many seconds say when the end is near, and how near it then is. */
const MIN_ANNOUNCED_HOLD_SECONDS = 12;
const ANNOUNCED_SECONDS = 5;
/** With fewer repetitions the last one is told by its number alone. */
const MIN_REPETITIONS_WITH_A_LAST = 3;

/** The cues of a movement: its counts, holds and the change of sides, at the times of its timeline. */
export function movementCues(
  exercise: ScriptExercise,
  part: ScriptPart,
  index: number,
): readonly DraftCue[] {
  return part.timeline.phases.flatMap((phase) =>
    phaseCues(exercise, phase).map(({ kind, after, lines }) => ({
      kind,
      at: fromMovementSeconds(part, phase.start) + after,
      exercise: index,
      lines,
    })),
  );
}

/** `after` is in seconds since the phase began. */
type PhaseCue = { kind: CueKind; after: number; lines: readonly string[] };

function phaseCues(exercise: ScriptExercise, phase: MovementPhase): readonly PhaseCue[] {
  const isHold = exercise.dose.kind === 'hold';
  switch (phase.kind) {
    case 'turn':
      return [{ kind: 'change', after: 0, lines: ['Change sides. Left side.', 'Left side.'] }];
    case 'go':
    case 'round':
      return [{ kind: 'count', after: 0, lines: countLines(exercise, phase) }];
    case 'hold':
      return isHold ? holdCues(phase) : [];
    case 'return':
      return isHold
        ? [{ kind: 'release', after: 0, lines: ['Ease off slowly.', 'Ease off.'] }]
        : [];
    default:
      return phase.kind satisfies never;
  }
}

function countLines(exercise: ScriptExercise, { side, repetition }: MovementPhase) {
  const { count } = exercise.dose;
  const told = side === 'first' && repetition === 1 && isToldInMovement(exercise);
  const movement = told ? movementLine(exercise) : null;
  const isLast = repetition === count && count >= MIN_REPETITIONS_WITH_A_LAST;
  return [
    ...(movement === null ? [] : [movement]),
    ...(isLast ? ['Last one.'] : []),
    count === 1 ? 'Go.' : `${repetition}`,
  ];
}

function holdCues({ repetition, seconds }: MovementPhase): readonly PhaseCue[] {
  const told = repetition === 1 ? [`Hold for ${counted(seconds, 'second')}.`] : [];
  const hold: PhaseCue = { kind: 'hold', after: 0, lines: [...told, 'Hold.'] };
  const half: PhaseCue = { kind: 'left', after: seconds / 2, lines: ['Halfway.'] };
  const near: PhaseCue = {
    kind: 'left',
    after: seconds - ANNOUNCED_SECONDS,
    lines: [`${ANNOUNCED_SECONDS} seconds.`],
  };
  return [
    hold,
    ...(seconds >= MIN_HALVED_HOLD_SECONDS ? [half] : []),
    ...(seconds >= MIN_ANNOUNCED_HOLD_SECONDS ? [near] : []),
  ];
}
