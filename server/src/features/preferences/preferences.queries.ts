import { DEFAULT_PREFERENCES, type Preferences } from '@limber/domain/preferences/preferences';
import type { Db } from '#db/schema.ts';

type PreferencesToSave = Omit<Preferences, 'weeklyGoal'> & {
  weeklyGoal?: Preferences['weeklyGoal'] | undefined;
};

const COLUMNS = ['defaultDuration', 'reminders', 'preferredTime', 'weeklyGoal'] as const;

export async function findPreferences(db: Db, userId: number): Promise<Preferences> {
  const saved = await db
    .selectFrom('preferences')
    .select(COLUMNS)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return saved ?? DEFAULT_PREFERENCES;
}

/** An omitted goal stays. */
export async function upsertPreferences(
  db: Db,
  userId: number,
  { weeklyGoal, ...preferences }: PreferencesToSave,
  now: Date,
): Promise<Preferences> {
  const changed = {
    ...preferences,
    ...(weeklyGoal !== undefined && { weeklyGoal }),
    updatedAt: now.toISOString(),
  };
  return db
    .insertInto('preferences')
    .values({ ...changed, userId })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(changed))
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}
