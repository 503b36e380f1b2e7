import type { AuthoredExercise, Steps } from '../exercises/exercise.ts';
import type { ExercisePlace } from '../exercises/exercise-place.ts';

/** The dose is the session's. */
export type ScriptExercise = Pick<AuthoredExercise, 'kind' | 'posture' | 'sides' | 'dose'> & {
  id: number;
  /** With or without its number: "JME 12 Chin Tuck". */
  name: string;
  /** Null where they are withheld. */
  steps: Steps | null;
  place: ExercisePlace;
  /** Empty where it is withheld. */
  breathe: string;
  /** The sign to stop, for an exercise with a warning: "You feel dizzy." */
  stopWhen: string | null;
  /** True for an exercise that the user has done lately: its name, side and dose are enough. */
  isKnown: boolean;
};

/**
 * Before the movement: `rest` after the last exercise, `name`, `place` (stand up, sit down), `side` (the first side),
 * `show` (a step, or a word of care), `guide` (a step while the figure shows it, outside the count), `dose`. During it:
 * `count` (a repetition begins), `hold`, `left` (the rest of a hold), `return` (the way back), `change` (of sides,
 * direction, hands or feet). `done` ends the script.
 */
export type CueKind =
  | 'rest'
  | 'name'
  | 'place'
  | 'side'
  | 'show'
  | 'guide'
  | 'dose'
  | 'count'
  | 'hold'
  | 'left'
  | 'return'
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

/**
 * A span of the script, and the span of the movement's timeline that the figure runs through meanwhile. The words decide
 * how long a guided repetition, a way into a hold or a change takes.
 */
export type ScriptSpan = {
  readonly kind: 'ready' | 'guide' | 'move' | 'hold' | 'turn';
  readonly side: 'first' | 'second';
  /** Counted from 1 within the side; 0 before the movement. */
  readonly repetition: number;
  /** Seconds since the script began. */
  readonly start: number;
  readonly end: number;
  /** Seconds of the movement's timeline. */
  readonly from: number;
  readonly to: number;
};

/** One exercise of the script. Times are seconds since the script began. */
export type ScriptPart = {
  /** Rest and reading begin here; jumping back leads here. */
  readonly start: number;
  /** The first counted movement. */
  readonly movementStart: number;
  /** End of the movement, and start of the next part. */
  readonly end: number;
  /** In order, without gaps, from `start` to `end`. */
  readonly spans: readonly ScriptSpan[];
};

export type WorkoutScript = {
  readonly exercises: readonly ScriptExercise[];
  readonly cues: readonly Cue[];
  /** One per exercise, in order, without gaps. */
  readonly parts: readonly ScriptPart[];
  /** From the start to the end of the last movement. */
  readonly seconds: number;
};
