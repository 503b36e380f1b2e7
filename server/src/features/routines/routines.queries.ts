import { locked } from '#db/locked.ts';
import type { RoutineMinutes } from '@limber/domain/preferences/preferences';
import type { LocalDay } from '@limber/domain/time/local-day';
import { prepared } from '#db/prepared.ts';
import type { Adapted, Db, Replaced } from '#db/schema.ts';

export type StoredRoutine = {
  id: number;
  date: LocalDay;
  round: number;
  minutes: RoutineMinutes;
  /** Null while it is not adapted. */
  adapted: Adapted | null;
  /** The round before the last regeneration, while that can be undone. */
  replaced: Replaced | null;
  slots: { exerciseId: number; completedAt: string | null }[];
  /** When this round was recorded in the history. */
  recordedAt: string | null;
};

type Slot = StoredRoutine['slots'][number];
type NewRoutine = { date: LocalDay; minutes: RoutineMinutes; exerciseIds: readonly number[] };
type Which = { id: number } | { date: LocalDay };

const withSlots = (db: Db) =>
  db
    .selectFrom('routine')
    // A routine may be empty: a health card may rule everything out.
    .leftJoin('routine_exercise', 'routine_exercise.routineId', 'routine.id')
    .leftJoin('routine_history', (join) =>
      join
        .onRef('routine_history.routineId', '=', 'routine.id')
        .onRef('routine_history.round', '=', 'routine.round'),
    )
    .select([
      'routine.id',
      'routine.date',
      'routine.round',
      'routine.minutes',
      'routine.adapted',
      'routine.replaced',
      'routine_exercise.exerciseId',
      'routine_exercise.completedAt',
      'routine_history.completedAt as recordedAt',
    ])
    .orderBy('routine_exercise.position');

const routineOfDay = prepared((db, { userId, date }: { userId: number; date: LocalDay }) =>
  withSlots(db).where('routine.userId', '=', userId).where('routine.date', '=', date),
);

const routineWithId = prepared((db, { userId, id }: { userId: number; id: number }) =>
  withSlots(db).where('routine.userId', '=', userId).where('routine.id', '=', id),
);

export async function findRoutine(
  db: Db,
  userId: number,
  which: Which,
): Promise<StoredRoutine | null> {
  const rows = await ('id' in which
    ? routineWithId(db, { userId, ...which })
    : routineOfDay(db, { userId, ...which }));
  const [first] = rows;
  if (!first) return null;
  return {
    id: first.id,
    date: first.date,
    round: first.round,
    minutes: first.minutes,
    adapted: first.adapted,
    replaced: first.replaced,
    recordedAt: first.recordedAt,
    slots: rows.flatMap(({ exerciseId, completedAt }) =>
      exerciseId === null ? [] : { exerciseId, completedAt },
    ),
  };
}

/** Does nothing when the user has a routine of that day. Call inside a transaction. */
export async function insertRoutine(
  db: Db,
  userId: number,
  { date, minutes, exerciseIds }: NewRoutine,
  now: Date,
): Promise<void> {
  const inserted = await db
    .insertInto('routine')
    .values({ userId, date, round: 1, minutes, createdAt: now.toISOString() })
    .onConflict((conflict) => conflict.columns(['userId', 'date']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) await insertSlots(db, inserted.id, exerciseIds.map(notDone));
}

/**
 * Makes these exercises the routine of the day; null when one is begun or finished. Call inside a transaction that
 * locks the user.
 */
export async function takeAsRoutine(
  db: Db,
  userId: number,
  taken: NewRoutine,
  now: Date,
): Promise<StoredRoutine | null> {
  const { date, minutes, exerciseIds } = taken;
  await insertRoutine(db, userId, taken, now);
  const kept = await findRoutine(db, userId, { date });
  const routine = kept && (await lockRoutine(db, userId, kept.id));
  const isBegun = routine?.slots.some(({ completedAt }) => completedAt !== null) ?? true;
  if (!routine || isBegun || routine.recordedAt !== null) return null;
  await noteAdapted(db, routine.id, { minutes, adapted: null });
  await replaceSlots(db, routine.id, exerciseIds.map(notDone));
  return findRoutine(db, userId, { date });
}

/** The newest three days with a routine include today in every time zone. */
export async function findLatestRoutines(
  db: Db,
  userId: number,
): Promise<{ id: number; date: LocalDay }[]> {
  return db
    .selectFrom('routine')
    .select(['id', 'date'])
    .where('userId', '=', userId)
    .orderBy('date', 'desc')
    .limit(3)
    .execute();
}

export async function lockRoutine(
  db: Db,
  userId: number,
  id: number,
): Promise<StoredRoutine | null> {
  const own = db.selectFrom('routine').select('id').where('id', '=', id);
  await locked(db, own.where('userId', '=', userId)).execute();
  return findRoutine(db, userId, { id });
}

/** Begins a new round and stores the previous one. */
export async function replaceExercises(
  db: Db,
  { id, round, minutes: before, adapted, slots }: StoredRoutine,
  { minutes, exerciseIds }: Omit<NewRoutine, 'date'>,
): Promise<void> {
  const replaced: Replaced = { round, minutes: before, adapted, slots };
  await db
    .updateTable('routine')
    .set({ round: round + 1, minutes, adapted: null, replaced: JSON.stringify(replaced) })
    .where('id', '=', id)
    .execute();
  await replaceSlots(db, id, exerciseIds.map(notDone));
}

export async function bringBack(db: Db, routineId: number, replaced: Replaced): Promise<void> {
  const { round, minutes, adapted, slots } = replaced;
  await db
    .updateTable('routine')
    .set({ round, minutes, adapted: adapted && JSON.stringify(adapted), replaced: null })
    .where('id', '=', routineId)
    .execute();
  await replaceSlots(db, routineId, slots);
}

/** Replaces the slots in the same round; completed ones stay completed. */
export async function replaceSlots(
  db: Db,
  routineId: number,
  slots: readonly Slot[],
): Promise<void> {
  await db.deleteFrom('routine_exercise').where('routineId', '=', routineId).execute();
  await insertSlots(db, routineId, slots);
}

/** Stores the situation, null for none, and the duration. */
export async function noteAdapted(
  db: Db,
  routineId: number,
  { minutes, adapted }: Pick<StoredRoutine, 'minutes' | 'adapted'>,
): Promise<void> {
  await db
    .updateTable('routine')
    .set({ minutes, adapted: adapted && JSON.stringify(adapted) })
    .where('id', '=', routineId)
    .execute();
}

/** The new exercise is not completed. */
export async function replaceExercise(
  db: Db,
  routineId: number,
  position: number,
  exerciseId: number,
): Promise<void> {
  await db
    .updateTable('routine_exercise')
    .set({ exerciseId, completedAt: null })
    .where('routineId', '=', routineId)
    .where('position', '=', position)
    .execute();
}

/** Slots completed before keep their time. */
export async function completeSlots(
  db: Db,
  routineId: number,
  positions: readonly number[],
  now: Date,
): Promise<void> {
  await db
    .updateTable('routine_exercise')
    .set({ completedAt: now.toISOString() })
    .where('routineId', '=', routineId)
    .where('position', 'in', positions)
    .where('completedAt', 'is', null)
    .execute();
}

async function insertSlots(db: Db, routineId: number, slots: readonly Slot[]): Promise<void> {
  if (slots.length === 0) return;
  await db
    .insertInto('routine_exercise')
    .values(slots.map((slot, position) => ({ ...slot, routineId, position })))
    .execute();
}

const notDone = (exerciseId: number): Slot => ({ exerciseId, completedAt: null });
