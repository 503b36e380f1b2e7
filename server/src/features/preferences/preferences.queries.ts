import { DEFAULT_PREFERENCES, type Preferences } from '@limber/domain/preferences/preferences';
import type { Db } from '#db/schema.ts';

type Optional = 'weeklyGoal' | 'hasWall' | 'nerveGlides';
type PreferencesToSave = Omit<Preferences, Optional> & {
  [Field in Optional]?: Preferences[Field] | undefined;
};

const COLUMNS = [
  'defaultDuration',
  'reminders',
  'preferredTime',
  'weeklyGoal',
  'hasWall',
  'nerveGlides',
] as const;

export async function findPreferences(db: Db, userId: number): Promise<Preferences> {
  const saved = await db
    .selectFrom('preferences')
    .select(COLUMNS)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return saved ?? DEFAULT_PREFERENCES;
}

/** Fields left out stay: Kysely writes no undefined value. */
export async function upsertPreferences(
  db: Db,
  userId: number,
  preferences: PreferencesToSave,
  now: Date,
): Promise<Preferences> {
  const changed = { ...preferences, updatedAt: now.toISOString() };
  return db
    .insertInto('preferences')
    .values({ ...changed, userId })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(changed))
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}
