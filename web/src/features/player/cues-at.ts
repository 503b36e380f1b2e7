import { partIndexAt } from '@limber/domain/player/script-state';
import type { Cue, WorkoutScript } from '@limber/domain/player/workout-script';

/** Absorbs rounding errors of summed seconds. */
const TOLERANCE_SECONDS = 1e-6;

export type SpokenCue = Cue & { words: string };

/** The exercise's last cue with words up to `position`; null before the first. */
export function spokenCueAt(script: WorkoutScript, position: number): SpokenCue | null {
  const index = partIndexAt(script, position);
  return (
    script.cues.filter(isSpoken).findLast((cue) => isBy(cue, position) && cue.exercise === index) ??
    null
  );
}

/** Cues with `from` < at ≤ `to`, of the exercise at `to`. */
export function cuesBetween(script: WorkoutScript, from: number, to: number): readonly Cue[] {
  const index = partIndexAt(script, to);
  return script.cues.filter((cue) => cue.exercise === index && !isBy(cue, from) && isBy(cue, to));
}

export function isSpoken(cue: Cue): cue is SpokenCue {
  return cue.words !== null;
}

const isBy = ({ at }: Cue, position: number) => at <= position + TOLERANCE_SECONDS;
