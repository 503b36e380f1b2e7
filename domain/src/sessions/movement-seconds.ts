import type { ScriptPart } from './session-script.ts';

type Timed = Pick<ScriptPart, 'movementStart' | 'settling'>;

/** The instant of the session at which the movement of a part is at `seconds` of its timeline. */
export function fromMovementSeconds({ movementStart, settling }: Timed, seconds: number): number {
  const waited = settling && seconds >= settling.at ? settling.seconds : 0;
  return movementStart + seconds + waited;
}

/**
 * Where the timeline of a part's movement stands at `at` seconds of the session: negative before it begins,
 * and standing still while the user arranges the other side.
 */
export function toMovementSeconds({ movementStart, settling }: Timed, at: number): number {
  const seconds = at - movementStart;
  if (!settling || seconds <= settling.at) return seconds;
  return Math.max(settling.at, seconds - settling.seconds);
}
