import { BODY_AREAS } from '@limber/domain/body-areas';
import { PLAN_EXERCISES_MAX, PLAN_NAME_MAX } from '@limber/domain/custom-plans/plan-rules';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { bodyArea, id, moment, page, requiredText, text } from './fields.ts';
import { painPointsAtTime } from './routines.ts';

const DAY_SECONDS = 24 * 60 * 60;
const EXERCISE_NAME_MAX = 200;

const routineRecord = z
  .object({
    id,
    name: z.string(),
    exerciseIds: z.array(id),
    exerciseNames: z.array(z.string()),
    bodyAreas: z.array(bodyArea),
    totalDuration: z.int().meta({ description: 'Seconds' }),
    painPointsAtTime: z.array(bodyArea),
    exerciseCount: z.int(),
    completedAt: moment,
  })
  .meta({ id: 'RoutineRecord' });
export type RoutineRecord = z.infer<typeof routineRecord>;

export const listRoutineHistory = endpoint({
  method: 'GET',
  path: '/api/routine-history',
  access: 'signed-in',
  summary: 'Completed routines, newest first, 500 to a page',
  query: page,
  reply: z.array(routineRecord),
});

export const saveRoutineRecord = endpoint({
  method: 'POST',
  path: '/api/routine-history',
  access: 'signed-in',
  idempotent: true,
  summary: 'Save a completed workout; a repeated Idempotency-Key answers the first record',
  status: 201,
  body: z.object({
    name: requiredText('Name is required', PLAN_NAME_MAX),
    exerciseIds: z.array(id).min(1, 'must hold at least one exercise').max(PLAN_EXERCISES_MAX),
    exerciseNames: z.array(text(EXERCISE_NAME_MAX)).max(PLAN_EXERCISES_MAX),
    bodyAreas: z.array(bodyArea).max(BODY_AREAS.length),
    totalDuration: z.int().min(0).max(DAY_SECONDS),
    painPointsAtTime: painPointsAtTime.default([]),
    exerciseCount: z.int().min(0).max(PLAN_EXERCISES_MAX),
    routineId: id
      .optional()
      .meta({ description: 'The daily routine that was done, if it was one' }),
  }),
  reply: routineRecord,
});
