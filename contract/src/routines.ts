import { BODY_AREAS } from '@limber/domain/body-areas';
import { CAMERAS, HANDS, MOMENT_POSTURES } from '@limber/domain/moment/moment';
import { ROUTINE_MINUTES } from '@limber/domain/preferences/preferences';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { exercise } from './exercises.ts';
import { bodyArea, done, id, idInPath, localDay, timestamp } from './fields.ts';
import { painPoints } from './pain-points.ts';

const routineExercise = exercise.extend({ completed: z.boolean() }).meta({ id: 'RoutineExercise' });
export type RoutineExercise = z.infer<typeof routineExercise>;

/** Null and absent mean the same. */
const momentAsked = z.object({
  minutes: z.literal(ROUTINE_MINUTES).nullable().default(null),
  posture: z.enum(MOMENT_POSTURES).nullable().default(null),
  camera: z.enum(CAMERAS).nullable().default(null),
  hands: z.enum(HANDS).nullable().default(null),
});

const adaptation = momentAsked.extend({ exchanged: z.int(), elsewhere: z.int() }).meta({
  id: 'Adaptation',
  description: 'To what the routine was adapted, and how many exercises came new',
});

export const routine = z
  .object({
    id,
    date: localDay,
    name: z.string(),
    duration: z.int().meta({ description: 'Seconds' }),
    exercises: z.array(routineExercise),
    completedAt: timestamp.nullable().meta({ description: 'When it went into the history' }),
    adaptation: adaptation.nullable(),
  })
  .meta({ id: 'Routine' });
export type Routine = z.infer<typeof routine>;

/** Larger than any routine, so that an index past the end is answered with 404 rather than 400. */
const MAX_INDEX = 1000;

const exerciseInPath = idInPath.extend({
  exerciseIndex: z.coerce.number().pipe(z.int().min(0).max(MAX_INDEX)),
});

/** The routine of a visitor without an account; nothing of it is stored. */
const visitorRoutine = routine.pick({ name: true, duration: true, exercises: true }).meta({
  id: 'VisitorRoutine',
});
export type VisitorRoutine = z.infer<typeof visitorRoutine>;

export const chooseForVisitor = endpoint({
  method: 'POST',
  path: '/api/routines/for-visitor',
  access: 'public',
  summary: 'Five exercises for somebody without an account; nothing is stored',
  body: z.object({ areas: z.array(bodyArea).max(BODY_AREAS.length).default([]) }),
  reply: visitorRoutine,
});

export const getTodaysRoutine = endpoint({
  method: 'GET',
  path: '/api/routines/today',
  access: 'signed-in',
  summary: "The five exercises of the person's local day, chosen on the first call",
  query: z.object({ date: localDay }),
  reply: routine,
});

export const getRoutine = endpoint({
  method: 'GET',
  path: '/api/routines/:id',
  access: 'signed-in',
  summary: 'One routine with its exercises',
  params: idInPath,
  reply: routine,
});

export const completeExercise = endpoint({
  method: 'POST',
  path: '/api/routines/:id/complete-exercise/:exerciseIndex',
  access: 'signed-in',
  idempotent: true,
  summary: 'Mark one exercise (counted from 0) as done',
  params: exerciseInPath,
  body: z.object({ rating: z.int().min(1).max(5).default(3) }),
  reply: routine,
});

export const regenerateExercise = endpoint({
  method: 'POST',
  path: '/api/routines/:id/regenerate-exercise/:exerciseIndex',
  access: 'signed-in',
  idempotent: true,
  summary: 'Replace one exercise (counted from 0) by another one of the same area',
  params: exerciseInPath,
  reply: routine,
});

export const regenerateRoutine = endpoint({
  method: 'POST',
  path: '/api/routines/:id/regenerate',
  access: 'signed-in',
  idempotent: true,
  summary: 'Choose five new exercises',
  params: idInPath,
  reply: routine,
});

export const undoRegeneration = endpoint({
  method: 'POST',
  path: '/api/routines/:id/undo-regenerate',
  access: 'signed-in',
  idempotent: true,
  summary: 'Bring back the exercises and marks that the last regeneration replaced',
  params: idInPath,
  reply: routine,
});

const marks = z.object({
  doneIds: z
    .array(id)
    .max(MAX_INDEX)
    .default([])
    .meta({ description: 'Exercises that count as done where this is sent from: they stay' }),
});

export const adaptRoutine = endpoint({
  method: 'POST',
  path: '/api/routines/:id/adapt',
  access: 'signed-in',
  idempotent: true,
  summary: 'Exchange what does not fit the moment; what fits or is done stays',
  params: idInPath,
  body: momentAsked.extend(marks.shape),
  reply: routine,
});

export const restoreRoutine = endpoint({
  method: 'POST',
  path: '/api/routines/:id/restore',
  access: 'signed-in',
  idempotent: true,
  summary: 'Go back to the five exercises as they were before they were adapted',
  params: idInPath,
  body: marks,
  reply: routine,
});

/** The reply of `getPainPoints` without the name that it has in the API documentation. */
const record = z.object(painPoints.shape);

/**
 * The areas that hurt when the workout was completed: a list, flags, or the whole reply of
 * `getPainPoints`, of which only the flags are used. Stored as a list.
 */
export const painPointsAtTime = z.union([
  z.array(bodyArea).max(BODY_AREAS.length),
  z
    .union([z.partialRecord(bodyArea, z.union([z.boolean(), z.number()])), record])
    .transform((flags) => BODY_AREAS.filter((area) => flags[area])),
]);

export const completeRoutine = endpoint({
  method: 'POST',
  path: '/api/routines/:id/complete',
  access: 'signed-in',
  idempotent: true,
  summary: 'Save the finished routine to the history, once',
  params: idInPath,
  body: z.object({ painPoints: painPointsAtTime.default([]) }),
  reply: done,
});
