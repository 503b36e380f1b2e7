import { useEffect, useState, useSyncExternalStore } from 'react';
import type { SessionEngine, SessionExercise } from './session.ts';
import { createSession } from './session-engine.ts';

type Options = {
  userId: number;
  /**
   * Which workout this is, such as `routine-12`; kept positions of others are not taken up. Like the user the
   * same for as long as the component is there.
   */
  key: string;
  /** Others than before replace those of the session: it goes on from the exercise that it is at. */
  exercises: readonly SessionExercise[];
  /** The movement of this exercise was played to its end. */
  onExerciseDone: (exerciseId: number) => void;
  /** The session came to its end, or was ended. */
  onFinished: () => void;
};

/**
 * A session of a workout: waits for one press, then runs to its end by itself. Renders at cues and once a
 * second. When the component goes away the session is paused, and kept in this browser.
 */
export function useSessionEngine(options: Options): SessionEngine {
  const { userId, key, exercises, onExerciseDone, onFinished } = options;
  const [session] = useState(() => createSession({ userId, key }, exercises));
  useEffect(
    () => session.report({ onExerciseDone, onFinished }),
    [session, onExerciseDone, onFinished],
  );
  useEffect(() => session.setExercises(exercises), [session, exercises]);
  useEffect(() => session.show(), [session]);
  return useSyncExternalStore(session.subscribe, session.current);
}
