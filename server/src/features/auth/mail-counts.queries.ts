import type { Allowance } from '@limber/domain/accounts/mail-rules';
import type { Db } from '#db/schema.ts';

/** Counts one more for this key. Returns 0, or the whole seconds to wait when the limit is reached. */
export async function countMail(
  db: Db,
  key: string,
  { most, withinMs }: Allowance,
  now: Date,
): Promise<number> {
  const ends = new Date(now.getTime() + withinMs).toISOString();
  // Writing first serializes simultaneous calls.
  const { count, endsAt } = await db
    .insertInto('mail_count')
    .values({ key, count: 1, endsAt: ends })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((row) => ({ count: row('mail_count.count', '+', 1) })),
    )
    .returning(['count', 'endsAt'])
    .executeTakeFirstOrThrow();
  const waitMs = Date.parse(endsAt) - now.getTime();
  // After the clock was set back, a stored end may be far in the future.
  if (waitMs <= 0 || waitMs > withinMs) {
    await db
      .updateTable('mail_count')
      .set({ count: 1, endsAt: ends })
      .where('key', '=', key)
      .execute();
    return 0;
  }
  return count > most ? Math.ceil(waitMs / 1000) : 0;
}

/** Deletes expired counts. */
export async function deleteEndedCounts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('mail_count').where('endsAt', '<=', now.toISOString()).execute();
}
