import { movementTimeline, type MovementTimeline } from '../exercises/movement-timeline.ts';
import { type DraftCue, withRoom } from './draft-cue.ts';
import { leadCues } from './lead-cues.ts';
import { movementCues } from './movement-cues.ts';
import { fromMovementSeconds } from './movement-seconds.ts';
import type { ScriptExercise, ScriptPart, WorkoutScript } from './workout-script.ts';

const OTHER_SIDE_SECONDS = 2;
const DONE_LINE = 'Done. Well moved.';

/**
 * Compiles exercises to timed words, pictures and sounds. Movement takes exactly the doses' seconds, the same
 * on both sides; reading, changing places, ways into holds and turns come on top.
 */
export function compileScript(exercises: readonly ScriptExercise[]): WorkoutScript {
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
  // The script does not know whether the motion is a cycle; its seconds are the same.
  const timeline = movementTimeline({ ...exercise, loop: 'there-and-back' });
  const settling = settlingIn(timeline);
  const end = fromMovementSeconds({ movementStart, settling }, timeline.seconds);
  return { start, movementStart, end, timeline, settling };
}

function settlingIn({ phases }: MovementTimeline): ScriptPart['settling'] {
  const turn = phases.find(({ kind }) => kind === 'turn');
  return turn ? { at: turn.start + turn.seconds, seconds: OTHER_SIDE_SECONDS } : null;
}
