import { counted } from '../counted.ts';
import type { MovementPhase } from '../exercises/movement-timeline.ts';
import type { DraftCue } from './draft-cue.ts';
import { movementLines } from './exercise-lines.ts';
import { toldBefore } from './lead-cues.ts';
import { fromMovementSeconds } from './movement-seconds.ts';
import type { CueKind, ScriptExercise, ScriptPart } from './workout-script.ts';
import { isSpeakable, spokenSeconds } from './spoken-line.ts';

/** Seconds from which a hold has words in its middle. */
const MIN_HALVED_HOLD_SECONDS = 20;
/** Seconds from which a hold announces its end, and how long before. */
const MIN_ANNOUNCED_HOLD_SECONDS = 12;
const ANNOUNCED_SECONDS = 5;
/** With fewer repetitions the last one has its number alone. */
const MIN_REPETITIONS_WITH_A_LAST = 3;

/** `after`: seconds since the phase began. */
type PhaseCue = { kind: CueKind; after: number; lines: readonly string[] };

/**
 * The cues during a movement: counts, holds and the change of sides. Further instructions come on the first
 * side, in place of counts and within holds.
 */
export function movementCues(
  exercise: ScriptExercise,
  part: ScriptPart,
  index: number,
): readonly DraftCue[] {
  const told = toldBefore(exercise).length;
  const untold = movementLines(exercise).slice(told).filter(isSpeakable);
  return part.timeline.phases.flatMap((phase) =>
    phaseCues(exercise, phase, phase.side === 'first' ? untold : []).map(
      ({ kind, after, lines }) => ({
        kind,
        at: fromMovementSeconds(part, phase.start) + after,
        exercise: index,
        lines,
      }),
    ),
  );
}

/** Removes the lines that it uses from `untold`. */
function phaseCues(
  exercise: ScriptExercise,
  phase: MovementPhase,
  untold: string[],
): readonly PhaseCue[] {
  const isHold = exercise.dose.kind === 'hold';
  switch (phase.kind) {
    case 'turn':
      return [{ kind: 'change', after: 0, lines: ['Change sides. Left side.', 'Left side.'] }];
    case 'go':
    case 'round':
      return [countCue(exercise, phase, isHold ? [] : untold)];
    case 'hold':
      return isHold ? holdCues(phase, untold) : [];
    case 'return':
      return isHold
        ? [{ kind: 'release', after: 0, lines: ['Ease off slowly.', 'Ease off.'] }]
        : [];
    default:
      return phase.kind satisfies never;
  }
}

function countCue(
  { dose }: ScriptExercise,
  { repetition }: MovementPhase,
  untold: string[],
): PhaseCue {
  const isLast = repetition === dose.count && dose.count >= MIN_REPETITIONS_WITH_A_LAST;
  const told = isLast ? [] : takeFitting(untold, dose.seconds);
  const count = dose.count === 1 ? 'Go.' : `${repetition}`;
  return { kind: 'count', after: 0, lines: [...told, ...(isLast ? ['Last one.'] : []), count] };
}

function holdCues({ repetition, seconds }: MovementPhase, untold: string[]): readonly PhaseCue[] {
  const begin = repetition === 1 ? `Hold for ${counted(seconds, 'second')}.` : 'Hold.';
  const left: PhaseCue[] = [];
  if (seconds >= MIN_HALVED_HOLD_SECONDS) {
    left.push({ kind: 'left', after: seconds / 2, lines: ['Halfway.'] });
  }
  if (seconds >= MIN_ANNOUNCED_HOLD_SECONDS) {
    const lines = [`${ANNOUNCED_SECONDS} seconds.`];
    left.push({ kind: 'left', after: seconds - ANNOUNCED_SECONDS, lines });
  }
  const after = spokenSeconds(begin);
  const lines = takeFitting(untold, (left[0]?.after ?? seconds) - after);
  return [
    { kind: 'hold', after: 0, lines: [begin, 'Hold.'] },
    ...(lines.length > 0 ? [{ kind: 'show' as const, after, lines }] : []),
    ...left,
  ];
}

/** Takes the next line, if it can be said in `seconds`. */
function takeFitting(untold: string[], seconds: number): readonly string[] {
  const [next] = untold;
  if (next === undefined || spokenSeconds(next) > seconds) return [];
  untold.shift();
  return [next];
}
