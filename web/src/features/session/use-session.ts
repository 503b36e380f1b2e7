import type { SessionEngine, SessionExercise } from './session.ts';

export type SessionOptions = {
  userId: number;
  /** Which workout this is, such as `routine-12`; kept positions of others are not taken up. */
  key: string;
  /** Others than before replace those of the session: it goes on from the exercise that it is at. */
  exercises: readonly SessionExercise[];
  /** The movement of this exercise was played to its end. */
  onExerciseDone: (exerciseId: number) => void;
  onFinished: () => void;
};

/** A session under way. */
export type UseSession = (options: SessionOptions) => SessionEngine;
