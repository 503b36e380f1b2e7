import { parentPort } from 'node:worker_threads';
import { drawExercise, type ExerciseDrawings } from '../src/drawings/draw-exercise.ts';
import { planExercise } from '../src/drawings/plan-exercise.ts';
import { library } from '../src/library.ts';

/** What is to be made for an exercise: its pictures, its solved motion, or both. */
export type Job = { readonly id: number; readonly draws: boolean; readonly plans: boolean };

/** What was made; null what was not asked for. */
export type Made = { readonly drawings: ExerciseDrawings | null; readonly motion: string | null };

function make({ id, draws, plans }: Job): Made {
  const entry = library.find((exercise) => exercise.id === id);
  if (entry === undefined) throw new Error(`There is no exercise ${id}`);
  return {
    drawings: draws ? drawExercise(entry) : null,
    motion: plans ? planExercise(entry) : null,
  };
}

parentPort?.on('message', (job: Job) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
  parentPort?.postMessage(make(job));
});
