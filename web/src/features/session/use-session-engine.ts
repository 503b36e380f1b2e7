import { useEffect, useState, useSyncExternalStore } from 'react';
import type { SessionEngine, SessionExercise } from './session.ts';
import { createSession } from './session-engine.ts';

type Options = {
  userId: number;
  /**
   * Names the workout, such as `routine-12`; kept positions of others are ignored. Like the user constant for
   * the component's lifetime.
   */
  key: string;
  /** Changed exercises replace those of the session, which goes on from its current one. */
  exercises: readonly SessionExercise[];
  /** The exercise's movement was played to its end. */
  onExerciseDone: (exerciseId: number) => void;
  /** The session came to its end, or was ended. */
  onFinished: () => void;
};

/**
 * A session of a workout: after one press it runs to its end by itself. Renders at cues and once a second. On
 * unmount it is paused, and kept in this browser.
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
