import type { Exercise } from '@limber/contract/exercises';
import type { Marks } from './use-marks.ts';
import type { RoutineTimer } from './use-routine-timer.ts';

/** What is done on the dashboard: the routine of the day, or a custom plan. */
export type Workout = {
  /** As the history will name it. */
  name: string;
  /** The daily routine that it finishes; null for a custom plan. */
  routineId: number | null;
  exercises: readonly Exercise[];
  marks: Marks;
  timer: RoutineTimer;
  /** It went into the history already. */
  inHistory: boolean;
  /** Makes it ready to be done once more; null where regenerating does that. */
  again: (() => void) | null;
  regenerate: { pendingIndex: number | null; run: (index: number) => void };
};
