import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Player, PlayedExercise } from './player.ts';
import { createPlayer } from './create-player.ts';

type Options = {
  userId: number;
  /**
   * Identifies the workout, such as `routine-12`; kept positions of other workouts are ignored.
   * Must not change during the component's lifetime, nor must `userId`.
   */
  key: string;
  /** Changed exercises replace those of the workout, which goes on from its current one. */
  exercises: readonly PlayedExercise[];
  /** The exercise's movement was played to its end. */
  onExerciseDone: (exerciseId: number) => void;
  /** The workout came to its end, or was ended. */
  onFinished: () => void;
};

/**
 * A workout: after one press it runs to its end by itself. Renders at cues and once a second. On
 * unmount it is paused, and kept in this browser.
 */
export function usePlayer(options: Options): Player {
  const { userId, key, exercises, onExerciseDone, onFinished } = options;
  const [player] = useState(() => createPlayer({ userId, key }, exercises));
  useEffect(
    () => player.report({ onExerciseDone, onFinished }),
    [player, onExerciseDone, onFinished],
  );
  useEffect(() => player.setExercises(exercises), [player, exercises]);
  useEffect(() => player.show(), [player]);
  return useSyncExternalStore(player.subscribe, player.current);
}
