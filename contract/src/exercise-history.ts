import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { bodyArea, id, timestamp, page } from './fields.ts';

const completedExercise = z
  .object({
    id,
    exerciseId: id,
    exerciseName: z.string(),
    bodyArea,
    seconds: z.int(),
    completedAt: timestamp,
  })
  .meta({ id: 'CompletedExercise' });

export const listExerciseHistory = endpoint({
  method: 'GET',
  path: '/api/exercise-history',
  access: 'signed-in',
  summary: 'Completed exercises, newest first, 500 to a page',
  query: page,
  reply: z.array(completedExercise),
});
