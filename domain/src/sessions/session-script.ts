import type { AuthoredExercise } from '../exercises/exercise.ts';
import type { MovementTimeline } from '../exercises/movement-timeline.ts';

/** What a script needs of an exercise; the dose is that of the routine, scaled to its minutes. */
export type ScriptExercise = Pick<
  AuthoredExercise,
  'instructions' | 'posture' | 'sides' | 'dose'
> & {
  id: number;
  /** With or without its number: "JME 12 Chin Tuck". */
  name: string;
};

/**
 * What a cue is about. Before the movement: `rest` after the exercise before, `name`, `place` (stand up, sit
 * down), `show` (a step of the instructions), `dose`, `side` (which side comes first). During it: `count` (a
 * repetition begins), `hold`, `left` (how much is left of a hold), `release`, `change` (of sides). `done` ends
 * the session.
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

/** Something said, shown or sounded at an exact time. What is spoken is the caption, word for word. */
export type Cue = {
  readonly kind: CueKind;
  /** Seconds since the session began. */
  readonly at: number;
  /** Index of the exercise that it belongs to. */
  readonly exercise: number;
  /** Null: a tone alone, since the next words come too soon for any. The caption before it stays. */
  readonly words: string | null;
  /** What is said instead when the user jumps here: no rest went before. */
  readonly landing?: string;
};

/** One exercise of the session. All times are seconds since the session began. */
export type ScriptPart = {
  /** Rest and reading begin here; the first instant to go back to. */
  readonly start: number;
  readonly movementStart: number;
  /** The movement was played to its end. The next part starts here. */
  readonly end: number;
  readonly timeline: MovementTimeline;
  /** After the figure has turned it waits this long, so that the user can arrange the other side. */
  readonly settling: { readonly at: number; readonly seconds: number } | null;
};

/** A routine compiled to cues and to the times of its movements. */
export type SessionScript = {
  readonly exercises: readonly ScriptExercise[];
  readonly cues: readonly Cue[];
  /** As many as exercises, in their order, without gaps. */
  readonly parts: readonly ScriptPart[];
  /** From the start to the end of the last movement. */
  readonly seconds: number;
};
