import type { AuthoredExercise } from '../exercises/exercise.ts';
import type { MovementTimeline } from '../exercises/movement-timeline.ts';

/** The dose is the routine's, scaled to its minutes. */
export type ScriptExercise = Pick<
  AuthoredExercise,
  'instructions' | 'posture' | 'sides' | 'dose'
> & {
  id: number;
  /** With or without its number: "JME 12 Chin Tuck". */
  name: string;
};

/**
 * Before the movement: `rest` after the last exercise, `name`, `place` (stand up, sit down), `show` (a step
 * of the instructions), `dose`, `side` (the first side). During it: `count` (a repetition begins), `hold`,
 * `left` (the rest of a hold), `release`, `change` (of sides). `done` ends the script.
 */
export type CueKind =
  | 'rest'
  | 'name'
  | 'place'
  | 'show'
  | 'dose'
  | 'side'
  | 'count'
  | 'hold'
  | 'left'
  | 'release'
  | 'change'
  | 'done';

/** Something said, shown or sounded at an exact time. Captions are the spoken words. */
export type Cue = {
  readonly kind: CueKind;
  /** Seconds since the script began. */
  readonly at: number;
  readonly exercise: number;
  /** Null: a tone alone, since the next words come too soon. The caption before stays. */
  readonly words: string | null;
  /** The words when the user jumps here, without a rest before. */
  readonly landing?: string;
};

/** One exercise of the script. Times are seconds since the script began. */
export type ScriptPart = {
  /** Rest and reading begin here; jumping back leads here. */
  readonly start: number;
  readonly movementStart: number;
  /** End of the movement, and start of the next part. */
  readonly end: number;
  readonly timeline: MovementTimeline;
  /** A wait after the figure has turned, for arranging the other side. */
  readonly settling: { readonly at: number; readonly seconds: number } | null;
};

export type WorkoutScript = {
  readonly exercises: readonly ScriptExercise[];
  readonly cues: readonly Cue[];
  /** One per exercise, in order, without gaps. */
  readonly parts: readonly ScriptPart[];
  /** From the start to the end of the last movement. */
  readonly seconds: number;
};
