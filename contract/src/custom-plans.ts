import { BODY_AREAS } from '@limber/domain/body-areas';
import {
  PLAN_DESCRIPTION_MAX,
  PLAN_EXERCISES_MAX,
  PLAN_NAME_MAX,
  PLAN_SENTENCES,
} from '@limber/domain/custom-plans/plan-rules';
import { withLists } from '@limber/domain/json-text';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { bodyArea, done, id, idInPath, timestamp, page, requiredText, text } from './fields.ts';

const DAY_MINUTES = 24 * 60;

const exerciseIds = z
  .array(id, PLAN_SENTENCES.exerciseRequired)
  .min(1, PLAN_SENTENCES.exerciseRequired)
  .max(PLAN_EXERCISES_MAX, PLAN_SENTENCES.tooManyExercises)
  .refine((ids) => new Set(ids).size === ids.length, PLAN_SENTENCES.exerciseTwice);
const name = requiredText(PLAN_SENTENCES.nameRequired, PLAN_NAME_MAX, PLAN_SENTENCES.nameTooLong);
const description = text(PLAN_DESCRIPTION_MAX);

const customPlan = z
  .object({
    id,
    name: z.string(),
    description: z.string(),
    exerciseIds: z.array(id),
    routineIds: z.array(id),
    estimatedDuration: z.int().meta({ description: 'Minutes' }),
    bodyAreas: z.array(bodyArea),
    createdAt: timestamp,
    version: z.int().meta({ description: 'Rises with each change; also the ETag' }),
  })
  .meta({ id: 'CustomPlan' });
export type CustomPlan = z.infer<typeof customPlan>;

/** Lists may arrive as JSON text. */
export const readPlan = (plan: CustomPlan): CustomPlan =>
  withLists(plan, ['exerciseIds', 'routineIds', 'bodyAreas']);

export const planForm = z.object({ name, description: description.default(''), exerciseIds });

export const listCustomPlans = endpoint({
  method: 'GET',
  path: '/api/custom-plans',
  access: 'signed-in',
  summary: 'Custom plans, newest first, 500 to a page',
  query: page,
  reply: z.array(customPlan),
});

export const getCustomPlan = endpoint({
  method: 'GET',
  path: '/api/custom-plans/:id',
  access: 'signed-in',
  versioned: true,
  summary: 'One custom plan',
  params: idInPath,
  reply: customPlan,
});

export const createCustomPlan = endpoint({
  method: 'POST',
  path: '/api/custom-plans',
  access: 'signed-in',
  idempotent: true,
  versioned: true,
  summary: 'Create a plan; areas and duration follow from the exercises when left out',
  status: 201,
  body: planForm.extend({
    routineIds: z.array(id).max(PLAN_EXERCISES_MAX).default([]),
    estimatedDuration: z.int().min(0).max(DAY_MINUTES).optional(),
    bodyAreas: z.array(bodyArea).max(BODY_AREAS.length).optional(),
  }),
  reply: customPlan,
});

export const changePlanExercises = endpoint({
  method: 'PATCH',
  path: '/api/custom-plans/:id',
  access: 'signed-in',
  versioned: true,
  summary: "Replace a plan's exercises",
  params: idInPath,
  body: z.object({ exerciseIds }),
  reply: customPlan,
});

export const updateCustomPlan = endpoint({
  method: 'PUT',
  path: '/api/custom-plans/:id',
  access: 'signed-in',
  versioned: true,
  summary: "Change a plan's exercises and, when sent, its name and description",
  params: idInPath,
  body: z.object({ name: name.optional(), description: description.optional(), exerciseIds }),
  reply: customPlan,
});

export const deleteCustomPlan = endpoint({
  method: 'DELETE',
  path: '/api/custom-plans/:id',
  access: 'signed-in',
  summary: 'Delete a plan; with `If-Match`, only in that version',
  params: idInPath,
  reply: done,
});
