import { movementTimeline, type MovementTimeline } from '../exercises/movement-timeline.ts';
import { type DraftCue, withRoom } from './draft-cue.ts';
import { leadCues } from './lead-cues.ts';
import { movementCues } from './movement-cues.ts';
import { fromMovementSeconds } from './movement-seconds.ts';
import type { ScriptExercise, ScriptPart, SessionScript } from './session-script.ts';

/** Seconds in which a user arranges the other side, after the figure has turned. */
const OTHER_SIDE_SECONDS = 2;
const DONE_LINE = 'Done. Well moved.';

/**
 * Compiles exercises, in their order, to what is said, shown and sounded when. The doses are moved and held
 * for exactly the seconds that are written, the same on both sides; reading, changing places, ways into holds
 * and turns come on top.
 */
export function compileScript(exercises: readonly ScriptExercise[]): SessionScript {
  const drafts: DraftCue[] = [];
  const parts: ScriptPart[] = [];
  let start = 0;
  for (const [index, exercise] of exercises.entries()) {
    const lead = leadCues(exercises, index, start);
    const part = partFrom(exercise, start, lead.end);
    drafts.push(...lead.cues, ...movementCues(exercise, part, index));
    parts.push(part);
    start = part.end;
  }
  const last = exercises.length - 1;
  if (last >= 0) drafts.push({ kind: 'done', at: start, exercise: last, lines: [DONE_LINE] });
  return { exercises, cues: withRoom(drafts), parts, seconds: start };
}

function partFrom(exercise: ScriptExercise, start: number, movementStart: number): ScriptPart {
  // Where a movement is a cycle is known by its motion; its seconds are the same.
  const timeline = movementTimeline({ ...exercise, loop: 'there-and-back' });
  const settling = settlingIn(timeline);
  const end = fromMovementSeconds({ movementStart, settling }, timeline.seconds);
  return { start, movementStart, end, timeline, settling };
}

function settlingIn({ phases }: MovementTimeline): ScriptPart['settling'] {
  const turn = phases.find(({ kind }) => kind === 'turn');
  return turn ? { at: turn.start + turn.seconds, seconds: OTHER_SIDE_SECONDS } : null;
}
