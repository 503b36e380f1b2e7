import type { ScriptPart } from './workout-script.ts';

type Timed = Pick<ScriptPart, 'movementStart' | 'settling'>;

/** From seconds of a movement's timeline to seconds of the script. */
export function fromMovementSeconds({ movementStart, settling }: Timed, seconds: number): number {
  const waited = settling && seconds >= settling.at ? settling.seconds : 0;
  return movementStart + seconds + waited;
}

/**
 * From seconds of the script to seconds of a movement's timeline: negative before it begins, constant while
 * the user arranges the other side.
 */
export function toMovementSeconds({ movementStart, settling }: Timed, at: number): number {
  const seconds = at - movementStart;
  if (!settling || seconds <= settling.at) return seconds;
  return Math.max(settling.at, seconds - settling.seconds);
}
