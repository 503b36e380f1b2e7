import type { ScriptPart, ScriptSpan, WorkoutScript } from './workout-script.ts';

/**
 * `guide`: one repetition outside the count. `move`: all repetitions of a side, or the ways into and out of a hold.
 * Times are seconds of the script.
 */
type ScriptStep = Pick<ScriptSpan, 'kind' | 'start' | 'end'>;

export type ScriptState = {
  index: number;
  step: ScriptStep;
  /** Null when both sides move at once. */
  side: ScriptSpan['side'] | null;
  /** Counted from 1 within the side; 0 before the movement. */
  repetition: number;
  /** Seconds of the movement's timeline. */
  moved: number;
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
  const place = part?.spans.findLastIndex(({ start }) => start <= at) ?? -1;
  const span = part?.spans[place] ?? part?.spans[0];
  if (!part || !exercise || !span) return null;
  const along = Math.min(1, Math.max(0, (at - span.start) / (span.end - span.start)));
  return {
    index,
    step: stepOf(part, Math.max(0, place), exercise.dose.kind === 'hold'),
    side: exercise.sides === 'each' ? span.side : null,
    repetition: span.repetition,
    moved: span.from + (span.to - span.from) * along,
  };
}

/** The spans about `place` that are one step to the user. */
function stepOf({ spans }: ScriptPart, place: number, isHold: boolean): ScriptStep {
  const belongs = (a: ScriptSpan | undefined, b: ScriptSpan | undefined) =>
    a?.kind === b?.kind && a?.side === b?.side && (!isHold || a?.repetition === b?.repetition);
  let first = place;
  while (first > 0 && belongs(spans[first - 1], spans[place])) first -= 1;
  let last = place;
  while (last < spans.length - 1 && belongs(spans[last + 1], spans[place])) last += 1;
  const kind = spans[place]?.kind ?? 'ready';
  return { kind, start: spans[first]?.start ?? 0, end: spans[last]?.end ?? 0 };
}
