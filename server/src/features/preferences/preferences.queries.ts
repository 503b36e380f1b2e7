import { DEFAULT_PREFERENCES, type Preferences } from '@limber/domain/preferences/preferences';
import type { Db } from '#db/schema.ts';

const COLUMNS = ['defaultDuration', 'reminders', 'preferredTime'] as const;

/** What the user chose, or the defaults. */
export async function findPreferences(db: Db, userId: number): Promise<Preferences> {
  const saved = await db
    .selectFrom('preferences')
    .select(COLUMNS)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return saved ?? DEFAULT_PREFERENCES;
}

export async function upsertPreferences(
  db: Db,
  userId: number,
  preferences: Preferences,
  now: Date,
): Promise<Preferences> {
  const updatedAt = now.toISOString();
  return db
    .insertInto('preferences')
    .values({ ...preferences, userId, updatedAt })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ ...preferences, updatedAt }))
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}
