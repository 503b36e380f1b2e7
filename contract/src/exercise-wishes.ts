import { WISHES } from '@limber/domain/routines/exercise-wishes';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, localDay } from './fields.ts';

const exerciseWish = z
  .object({
    exerciseId: id,
    wish: z.enum(WISHES),
    date: localDay.meta({ description: 'The local day on which it was said' }),
  })
  .meta({ id: 'ExerciseWish' });

export const listExerciseWishes = endpoint({
  method: 'GET',
  path: '/api/exercise-wishes',
  access: 'signed-in',
  summary: 'Which exercises somebody wants more often, not now or never, newest first',
  reply: z.array(exerciseWish),
});

export const saveExerciseWish = endpoint({
  method: 'PUT',
  path: '/api/exercise-wishes',
  access: 'signed-in',
  summary:
    'Say how often an exercise shall come; one that is unwanted is exchanged in the routine of today',
  body: z.object({
    exerciseId: id,
    wish: z.enum(WISHES).nullable().meta({ description: 'Null takes the wish back' }),
    date: localDay,
  }),
  reply: z.array(exerciseWish),
});
