import type { Db } from '#db/schema.ts';

/** The key of the user's authenticator app, confirmed or not; undefined for none. */
export async function findSecondFactor(
  db: Db,
  userId: number,
): Promise<{ secret: string; confirmedAt: string | null } | undefined> {
  return db
    .selectFrom('second_factor')
    .select(['secret', 'confirmedAt'])
    .where('userId', '=', userId)
    .executeTakeFirst();
}

/**
 * Stores a new, unconfirmed app's key in place of another unconfirmed one; false when one is
 * confirmed.
 */
export async function beginSecondFactor(
  db: Db,
  userId: number,
  secret: string,
  now: Date,
): Promise<boolean> {
  const begun = { secret, createdAt: now.toISOString() };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('second_factor')
    .values({ ...begun, userId, confirmedAt: null, lastStep: 0 })
    .onConflict((conflict) =>
      conflict.column('userId').doUpdateSet(begun).where('second_factor.confirmedAt', 'is', null),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Confirms the app with this key; false without one. */
export async function turnOn(db: Db, userId: number, secret: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factor')
    .set({ confirmedAt: now.toISOString() })
    .where('userId', '=', userId)
    .where('secret', '=', secret)
    .where('confirmedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Records that the code of this step was used; false when it or a later one was used before. */
export async function takeStep(
  db: Db,
  { userId, secret }: { userId: number; secret: string },
  step: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factor')
    .set({ lastStep: step })
    .where('userId', '=', userId)
    .where('secret', '=', secret)
    .where('lastStep', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function takeRecoveryCode(db: Db, userId: number, codeHash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_code')
    .where('userId', '=', userId)
    .where('codeHash', '=', codeHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function countRecoveryCodes(db: Db, userId: number): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_code')
    .select((row) => row.fn.countAll<string | number>().as('left'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(left);
}

/** Replaces all recovery codes. Call inside a transaction. */
export async function replaceRecoveryCodes(
  db: Db,
  userId: number,
  codeHashes: readonly string[],
): Promise<void> {
  await db.deleteFrom('recovery_code').where('userId', '=', userId).execute();
  await db
    .insertInto('recovery_code')
    .values(codeHashes.map((codeHash) => ({ userId, codeHash })))
    .execute();
}

/** Call inside a transaction. */
export async function deleteSecondFactor(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('second_factor').where('userId', '=', userId).execute();
  await db.deleteFrom('recovery_code').where('userId', '=', userId).execute();
}
