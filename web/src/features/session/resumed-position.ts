import { scriptStateAt } from '@limber/domain/sessions/script-state';
import type { SessionScript } from '@limber/domain/sessions/session-script';
import { spokenCueAt } from './cues-at.ts';

/**
 * Where a session goes on that was paused at `position`: while getting ready at the beginning of the line,
 * which is said again and needs its time; in a movement exactly where it was.
 */
export function resumedPosition(script: SessionScript, position: number): number {
  const isReading = scriptStateAt(script, position)?.step.kind === 'ready';
  return isReading ? (spokenCueAt(script, position)?.at ?? position) : position;
}
