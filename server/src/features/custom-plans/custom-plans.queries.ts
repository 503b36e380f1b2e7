import type { CustomPlan } from '@limber/contract/custom-plans';
import { sql } from 'kysely';
import { FIRST_PAGE, newestPage } from '#db/newest-page.ts';
import { prepared } from '#db/prepared.ts';
import type { Db } from '#db/schema.ts';

type Plan = Omit<CustomPlan, 'id' | 'createdAt' | 'version'>;

const WIRE_COLUMNS = [
  'id',
  'name',
  'description',
  'exerciseIds',
  'routineIds',
  'estimatedDuration',
  'bodyAreas',
  'createdAt',
  'version',
] as const;

const findPage = prepared((db, { userId, before }: { userId: number; before: number }) =>
  newestPage(
    db.selectFrom('custom_plan').select(WIRE_COLUMNS).where('userId', '=', userId),
    before,
  ),
);

export async function findCustomPlans(
  db: Db,
  userId: number,
  before: number | undefined,
): Promise<CustomPlan[]> {
  return findPage(db, { userId, before: before ?? FIRST_PAGE });
}

export async function countCustomPlans(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('custom_plan')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function findCustomPlan(
  db: Db,
  userId: number,
  id: number,
): Promise<CustomPlan | undefined> {
  return db
    .selectFrom('custom_plan')
    .select(WIRE_COLUMNS)
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function insertCustomPlan(
  db: Db,
  userId: number,
  plan: Plan,
  now: Date,
): Promise<CustomPlan> {
  return db
    .insertInto('custom_plan')
    .values({
      ...plan,
      userId,
      exerciseIds: JSON.stringify(plan.exerciseIds),
      routineIds: JSON.stringify(plan.routineIds),
      bodyAreas: JSON.stringify(plan.bodyAreas),
      createdAt: now.toISOString(),
    })
    .returning(WIRE_COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Changes the given fields; undefined for an unknown plan or another version. */
export async function replaceCustomPlan(
  db: Db,
  userId: number,
  { id, version }: { id: number; version: number | null },
  {
    exerciseIds,
    bodyAreas,
    ...words
  }: Pick<Plan, 'exerciseIds' | 'bodyAreas'> & Partial<Pick<Plan, 'name' | 'description'>>,
): Promise<CustomPlan | undefined> {
  return db
    .updateTable('custom_plan')
    .set({
      ...words,
      version: sql<number>`version + 1`,
      exerciseIds: JSON.stringify(exerciseIds),
      bodyAreas: JSON.stringify(bodyAreas),
    })
    .where('userId', '=', userId)
    .where('id', '=', id)
    .$if(version !== null, (plan) => plan.where('version', '=', version))
    .returning(WIRE_COLUMNS)
    .executeTakeFirst();
}

/** Returns whether the plan existed, in the given version if there is one. */
export async function removeCustomPlan(
  db: Db,
  userId: number,
  { id, version }: { id: number; version: number | null },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('custom_plan')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .$if(version !== null, (plan) => plan.where('version', '=', version))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
