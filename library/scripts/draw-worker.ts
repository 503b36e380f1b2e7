import { parentPort } from 'node:worker_threads';
import { drawExercise } from '../src/drawings/draw-exercise.ts';
import { library } from '../src/library.ts';

/** Draws the exercise whose number arrives, and sends its drawings back. */
parentPort?.on('message', (id: number) => {
  const entry = library.find((exercise) => exercise.id === id);
  if (entry === undefined) throw new Error(`There is no exercise ${id}`);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
  parentPort?.postMessage(drawExercise(entry));
});
