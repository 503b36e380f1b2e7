import type { BodyArea } from '@limber/domain/body-areas';
import { PLAN_EXERCISES_MAX, PLAN_NAME_MAX } from '@limber/domain/custom-plans/plan-rules';
import { readJson, withLists } from '@limber/domain/json-text';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { bodyArea, id, localDay, timestamp, page, requiredText, text } from './fields.ts';
import { painPointsAtTime } from './routines.ts';

/** A list, which callers may also send as JSON text; other text counts as an empty list. */
const orJsonText = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((sent: z.input<Schema> | string): unknown => readJson(sent), schema);

const DAY_SECONDS = 24 * 60 * 60;
const EXERCISE_NAME_MAX = 200;
/** Room for a hundred names of the library; keeps a full page of the history below 1 MB. */
const EXERCISE_NAMES_MAX_BYTES = 4000;

const distinct = (areas: readonly BodyArea[]) => [...new Set(areas)];

/** Smaller than other pages, since records are larger. */
export const HISTORY_PAGE_SIZE = 150;

/** The largest number of bytes that these names may take in an answer. */
const bytesOf = (names: readonly string[]) =>
  JSON.stringify(names).replaceAll(/[^\p{ASCII}]/gu, '1234').length;

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
    completedAt: timestamp,
  })
  .meta({ id: 'RoutineRecord' });
export type RoutineRecord = z.infer<typeof routineRecord>;

/** Lists may arrive as JSON text. */
export const readRecord = (record: RoutineRecord): RoutineRecord =>
  withLists(record, ['exerciseIds', 'exerciseNames', 'bodyAreas', 'painPointsAtTime']);

export const listRoutineHistory = endpoint({
  method: 'GET',
  path: '/api/routine-history',
  access: 'signed-in',
  summary: 'Completed routines, newest first, 150 to a page',
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
    exerciseIds: orJsonText(
      z.array(id).min(1, 'must hold at least one exercise').max(PLAN_EXERCISES_MAX),
    ),
    exerciseNames: orJsonText(
      z
        .array(text(EXERCISE_NAME_MAX))
        .max(PLAN_EXERCISES_MAX)
        .refine(
          (names) => bytesOf(names) <= EXERCISE_NAMES_MAX_BYTES,
          `must be at most ${EXERCISE_NAMES_MAX_BYTES} bytes together`,
        ),
    ),
    bodyAreas: orJsonText(z.array(bodyArea).max(PLAN_EXERCISES_MAX).transform(distinct)),
    totalDuration: z.int().min(0).max(DAY_SECONDS),
    painPointsAtTime: orJsonText(painPointsAtTime).default([]),
    exerciseCount: z.int().min(0).max(PLAN_EXERCISES_MAX),
    routineId: id
      .optional()
      .meta({ description: 'The daily routine that was done, if it was one' }),
    routineDate: localDay.optional().meta({
      description:
        'The day whose routine a visitor did: it is that of the new account unless another one is begun',
    }),
    completedAt: timestamp.optional().meta({
      description: 'When it was done, at most seven days ago; otherwise it counts as done now',
    }),
  }),
  reply: routineRecord,
});
