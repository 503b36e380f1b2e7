import type { saveRoutineRecord } from '@limber/contract/routine-history';
import type { RoutineExercise, VisitorRoutine } from '@limber/contract/routines';
import { BODY_AREAS, type BodyArea } from '@limber/domain/body-areas';
import type { z } from 'zod';

/** What somebody did here without an account. In the storage of the tab, and nowhere else. */
export type Visit = {
  /** Where it hurts. */
  areas: BodyArea[];
  /** The exercises that were chosen for that; null before the first start. */
  routine: VisitorRoutine | null;
  /** Those of the routine that are done. */
  doneIds: number[];
  /** Names the workout for the history, whoever saves it and however often. */
  idempotencyKey: string;
  /** What was done to its end, and waits to be kept. */
  finished: { idempotencyKey: string; record: z.output<(typeof saveRoutineRecord)['body']> }[];
  /** Who it was first tried to be kept for: nobody else gets it. */
  userId: number | null;
};

/** A workout that waits for the history, under its own key. */
export type FinishedWorkout = Visit['finished'][number];
/** Something that was read, of which nothing is known yet. */
type Read<T> = Readonly<Record<keyof T, unknown>>;

/** Whether what the tab holds is a visit as this release writes it. */
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
  const { id, name, bodyArea, instructions, dose, durationSeconds } =
    partsOf<RoutineExercise>(read);
  const { kind, count, seconds } = partsOf<RoutineExercise['dose']>(dose);
  return (
    [id, durationSeconds, count, seconds].every(Number.isInteger) &&
    [name, kind].every(isText) &&
    isArea(bodyArea) &&
    isListOf(instructions, isText)
  );
}

/** Whether what is kept is a workout as this release writes it. */
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

/** The parts of an object; of anything else none. */
const partsOf = <T>(read: unknown) => ({ ...(read as object | null) }) as Read<T>;
