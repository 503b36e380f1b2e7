import { movementStateAt, type MovementPhase } from '../exercises/movement-timeline.ts';
import { fromMovementSeconds, toMovementSeconds } from './movement-seconds.ts';
import type { ScriptExercise, ScriptPart, WorkoutScript } from './workout-script.ts';

/** At the end itself the timeline begins again. */
const BEFORE_END_SECONDS = 1e-6;

/**
 * `move`: all repetitions of a side, or the ways into and out of a hold. Times are seconds of the script.
 */
type ScriptStep = {
  kind: 'ready' | 'move' | 'hold' | 'turn';
  start: number;
  end: number;
};

export type ScriptState = {
  index: number;
  step: ScriptStep;
  /** Null when both sides move at once. */
  side: MovementPhase['side'] | null;
  /** Counted from 1 within the side; 0 while getting ready. */
  repetition: number;
};

/** The index of the exercise at `at` seconds; the last one after the end; -1 for an empty script. */
export function partIndexAt({ parts }: WorkoutScript, at: number): number {
  const index = parts.findIndex(({ end }) => at < end);
  return index === -1 ? parts.length - 1 : index;
}

/** Null when the script has no exercises. */
export function scriptStateAt(script: WorkoutScript, at: number): ScriptState | null {
  const index = partIndexAt(script, at);
  const part = script.parts[index];
  const exercise = script.exercises[index];
  if (!part || !exercise) return null;
  const isEach = exercise.sides === 'each';
  if (at < part.movementStart) {
    const step = { kind: 'ready', start: part.start, end: part.movementStart } as const;
    return { index, step, side: isEach ? 'first' : null, repetition: 0 };
  }
  const last = part.timeline.seconds - BEFORE_END_SECONDS;
  const moved = Math.min(toMovementSeconds(part, at), last);
  const { phase } = movementStateAt(part.timeline, moved);
  const isSettling = part.settling !== null && moved === part.settling.at;
  return {
    index,
    step: isSettling || phase.kind === 'turn' ? turnOf(part) : stepOf(exercise, part, phase),
    side: isEach ? phase.side : null,
    repetition: phase.repetition,
  };
}

function turnOf({ movementStart, settling, timeline }: ScriptPart): ScriptStep {
  const turn = timeline.phases.find(({ kind }) => kind === 'turn');
  const start = movementStart + (turn?.start ?? 0);
  return { kind: 'turn', start, end: start + (turn?.seconds ?? 0) + (settling?.seconds ?? 0) };
}

function stepOf({ dose }: ScriptExercise, part: ScriptPart, phase: MovementPhase): ScriptStep {
  const isOfSide = ({ side, kind }: MovementPhase) => side === phase.side && kind !== 'turn';
  const phases = dose.kind === 'hold' ? [phase] : part.timeline.phases.filter(isOfSide);
  const start = fromMovementSeconds(part, phases[0]?.start ?? phase.start);
  const seconds = phases.reduce((sum, each) => sum + each.seconds, 0);
  const isHold = dose.kind === 'hold' && phase.kind === 'hold';
  return { kind: isHold ? 'hold' : 'move', start, end: start + seconds };
}
