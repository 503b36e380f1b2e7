import { parentPort } from 'node:worker_threads';
import { findDiscontinuous, findImpossible } from '../src/checks/check-exercises.ts';
import { drawExercise, type ExerciseDrawings } from '../src/drawings/draw-exercise.ts';
import { planExercise } from '../src/drawings/plan-exercise.ts';
import { library } from '../src/library.ts';

export type Job = {
  readonly id: number;
  readonly checks?: boolean;
  readonly draws?: boolean;
  readonly plans?: boolean;
};

/** Parts that the job did not ask for are empty or null. */
export type Made = {
  readonly problems: readonly string[];
  readonly drawings: ExerciseDrawings | null;
  readonly motion: string | null;
};

function make({ id, checks, draws, plans }: Job): Made {
  const entry = library.find((exercise) => exercise.id === id);
  if (entry === undefined) throw new Error(`There is no exercise ${id}`);
  return {
    problems: checks ? [...findImpossible([entry]), ...findDiscontinuous([entry])] : [],
    drawings: draws ? drawExercise(entry) : null,
    motion: plans ? planExercise(entry) : null,
  };
}

parentPort?.on('message', (job: Job) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin
  parentPort?.postMessage(make(job));
});
