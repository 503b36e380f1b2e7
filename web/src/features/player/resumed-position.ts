import { scriptStateAt } from '@limber/domain/player/script-state';
import type { WorkoutScript } from '@limber/domain/player/workout-script';
import { spokenCueAt } from './cues-at.ts';

/**
 * A workout paused at `position` resumes at the beginning of the line while getting ready, since it is
 * said again; exactly there during a movement.
 */
export function resumedPosition(script: WorkoutScript, position: number): number {
  const isReading = scriptStateAt(script, position)?.step.kind === 'ready';
  return isReading ? (spokenCueAt(script, position)?.at ?? position) : position;
}
