import { useState } from 'react';
import { type SavePhase, useRoutineSave } from './use-routine-save.ts';
import { useSaveWorkout } from './save-workout.ts';
import type { Workout } from './workout.ts';

export type Finish = {
  phase: SavePhase;
  /** Marks everything as completed and saves the workout to the history. */
  run: () => void;
  /** The workout is in the history, and that has been celebrated. */
  inHistory: boolean;
  /** It got there just now. */
  justFinished: boolean;
  /** Forgets that it was finished just now. */
  forget: () => void;
};

/**
 * Finishing a workout: everything marked, the timer stopped, the history written. `onFinished` is
 * called when that has been celebrated.
 */
export function useFinishWorkout(workout: Workout, onFinished: () => void): Finish {
  const { exercises, marks, timer } = workout;
  // The exercises that were finished: other ones are another workout.
  const [finished, setFinished] = useState<string | null>(null);
  const done = identityOf(workout);
  const saveWorkout = useSaveWorkout();
  const { phase, save } = useRoutineSave({
    save: () => saveWorkout.mutateAsync(workout),
    leave: () => {
      setFinished(done);
      onFinished();
    },
  });
  const justFinished = finished === done;
  return {
    phase,
    run: () => {
      marks.mark(...exercises.map(({ id }) => id));
      timer.stop();
      save();
    },
    inHistory: phase === 'idle' && (workout.inHistory || justFinished),
    justFinished,
    forget: () => setFinished(null),
  };
}

function identityOf({ exercises }: Workout): string {
  return exercises.map(({ id }) => id).join(' ');
}
