import { type DraftCue, withRoom } from './draft-cue.ts';
import { DraftPart } from './draft-part.ts';
import { NO_CHANGE, placeChange } from './places.ts';
import type { ScriptExercise, ScriptPart, WorkoutScript } from './workout-script.ts';
import { writeLead } from './write-lead.ts';
import { writeMovement } from './write-movement.ts';

const DONE_LINE = 'Done. Well moved.';

/**
 * Compiles exercises to timed words, pictures and sounds. Counted movement takes exactly the doses' seconds, the same
 * on both sides; words, changing places, ways into holds and turns come on top.
 */
export function compileScript(exercises: readonly ScriptExercise[]): WorkoutScript {
  const drafts: DraftCue[] = [];
  const parts: ScriptPart[] = [];
  let start = 0;
  for (const [index, exercise] of exercises.entries()) {
    const draft = new DraftPart(index, start);
    writeLead(draft, exercise, placeChange(exercises, index), index === 0);
    const movementStart = draft.end;
    writeMovement(draft, exercise);
    drafts.push(...draft.cues.toSorted((a, b) => a.at - b.at));
    parts.push({ start, movementStart, end: draft.end, spans: draft.spans });
    start = draft.end;
  }
  const last = exercises.length - 1;
  if (last >= 0) drafts.push({ kind: 'done', at: start, exercise: last, lines: [DONE_LINE] });
  return { exercises, cues: withRoom(drafts), parts, seconds: start };
}

/** The seconds of an exercise that follows another one at the same place. */
export function secondsAmongOthers(exercise: ScriptExercise): number {
  const draft = new DraftPart(1, 0);
  writeLead(draft, exercise, NO_CHANGE, false);
  writeMovement(draft, exercise);
  return draft.end;
}
