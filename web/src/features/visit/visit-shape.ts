import type { saveRoutineRecord } from '@limber/contract/routine-history';
import type { RoutineExercise, VisitorRoutine } from '@limber/contract/routines';
import { BODY_AREAS, type BodyArea } from '@limber/domain/body-areas';
import type { z } from 'zod';

/** Activity without an account, only in the tab's storage. */
export type Visit = {
  areas: BodyArea[];
  /** Null before the first start. */
  routine: VisitorRoutine | null;
  /** Completed exercises of the routine. */
  doneIds: number[];
  /** Identifies the workout in the history, so that repeated saves store it once. */
  idempotencyKey: string;
  /** Completed workouts not saved yet. */
  finished: { idempotencyKey: string; record: z.output<(typeof saveRoutineRecord)['body']> }[];
  /** The first user the visit was saved for; no other gets it. */
  userId: number | null;
};

/** A workout to save, under its own key. */
export type FinishedWorkout = Visit['finished'][number];
/** Parsed JSON of unknown shape. */
type Read<T> = Readonly<Record<keyof T, unknown>>;

/** Rejects visits of other releases. */
export function isVisit(read: unknown): read is Visit {
  const { areas, routine, doneIds, idempotencyKey, finished, userId } = partsOf<Visit>(read);
  return (
    isListOf(areas, isArea) &&
    (routine === null || isRoutine(routine)) &&
    isListOf(doneIds, Number.isInteger) &&
    isText(idempotencyKey) &&
    isListOf(finished, isFinishedWorkout) &&
    (userId === null || Number.isInteger(userId))
  );
}

function isRoutine(read: unknown): boolean {
  const { name, duration, exercises } = partsOf<VisitorRoutine>(read);
  return isText(name) && Number.isInteger(duration) && isListOf(exercises, isExercise);
}

function isExercise(read: unknown): boolean {
  const { id, name, bodyArea, instructions, steps, dose, durationSeconds } =
    partsOf<RoutineExercise>(read);
  const { kind, count, seconds } = partsOf<RoutineExercise['dose']>(dose);
  return (
    [id, durationSeconds, count, seconds].every(Number.isInteger) &&
    [name, kind].every(isText) &&
    isArea(bodyArea) &&
    isListOf(instructions, isText) &&
    steps !== undefined
  );
}

/** Rejects workouts of other releases. */
export function isFinishedWorkout(read: unknown): read is FinishedWorkout {
  const { idempotencyKey, record } = partsOf<FinishedWorkout>(read);
  const { name, exerciseIds, exerciseNames, bodyAreas, totalDuration, ...more } =
    partsOf<FinishedWorkout['record']>(record);
  return (
    [idempotencyKey, name].every(isText) &&
    isListOf(exerciseIds, Number.isInteger) &&
    isListOf(exerciseNames, isText) &&
    isListOf(bodyAreas, isArea) &&
    isListOf(more.painPointsAtTime, isArea) &&
    (more.routineDate === undefined || isText(more.routineDate)) &&
    Number.isInteger(totalDuration)
  );
}

const isText = (read: unknown) => typeof read === 'string';
const isArea = (read: unknown) => BODY_AREAS.some((area) => area === read);
const isListOf = (read: unknown, isOne: (read: unknown) => boolean) =>
  Array.isArray(read) && read.every((one: unknown) => isOne(one));

/** Empty unless `read` is an object. */
const partsOf = <T>(read: unknown) => ({ ...(read as object | null) }) as Read<T>;
