import { scriptStateAt } from '@limber/domain/sessions/script-state';
import type { SessionScript } from '@limber/domain/sessions/session-script';
import { spokenCueAt } from './cues-at.ts';

/**
 * A session paused at `position` resumes at the beginning of the line while getting ready, since it is
 * said again; exactly there during a movement.
 */
export function resumedPosition(script: SessionScript, position: number): number {
  const isReading = scriptStateAt(script, position)?.step.kind === 'ready';
  return isReading ? (spokenCueAt(script, position)?.at ?? position) : position;
}
