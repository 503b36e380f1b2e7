import type { Db } from '#db/schema.ts';
import { createCode, hashToken } from './secret-token.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A device is remembered for this long after the last sign-in on it. */
const REMEMBERED_MS = 400 * DAY_MS;
/** The latest devices of a user are kept: each is one more place to guess from. */
const MAX_DEVICES = 20;

/** Whether the user has signed in on the device with this key. */
export async function isKnownDevice(
  db: Db,
  userId: number,
  deviceKey: string,
  now: Date,
): Promise<boolean> {
  const device = await db
    .selectFrom('known_device')
    .select('lastUsedAt')
    .where('userId', '=', userId)
    .where('keyHash', '=', hashToken(deviceKey))
    .executeTakeFirst();
  return device !== undefined && device.lastUsedAt >= oldest(now);
}

/** The last sign-in on any remembered device; null when none is remembered. */
export async function findLastSignIn(db: Db, userId: number): Promise<string | null> {
  const last = await db
    .selectFrom('known_device')
    .select((row) => row.fn.max('lastUsedAt').as('at'))
    .where('userId', '=', userId)
    .executeTakeFirst();
  return last?.at ?? null;
}

/** Ids of users who have signed in on the device with this key. */
export const usersOfDevice = (db: Db, deviceKey: string, now: Date) =>
  db
    .selectFrom('known_device')
    .select('userId')
    .where('keyHash', '=', hashToken(deviceKey))
    .where('lastUsedAt', '>=', oldest(now));

/**
 * Remembers the device, and returns the key that it shall keep: the given one if we issued it, to
 * whichever user of a shared device, else a new one.
 */
export async function rememberDevice(
  tx: Db,
  userId: number,
  offered: string | undefined,
  now: Date,
): Promise<string> {
  const isOurs = offered !== undefined && (await wasGivenOut(tx, offered));
  const deviceKey = isOurs ? offered : createCode();
  const at = now.toISOString();
  await tx
    .insertInto('known_device')
    .values({ keyHash: hashToken(deviceKey), userId, createdAt: at, lastUsedAt: at })
    .onConflict((conflict) =>
      conflict.columns(['userId', 'keyHash']).doUpdateSet({ lastUsedAt: at }),
    )
    .execute();
  await forgetBeyondLatest(tx, userId);
  return deviceKey;
}

/** Deletes devices without a recent sign-in. */
export async function deleteForgottenDevices(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('known_device').where('lastUsedAt', '<', oldest(now)).execute();
}

async function wasGivenOut(db: Db, deviceKey: string): Promise<boolean> {
  const device = await db
    .selectFrom('known_device')
    .select('userId')
    .where('keyHash', '=', hashToken(deviceKey))
    .limit(1)
    .executeTakeFirst();
  return device !== undefined;
}

async function forgetBeyondLatest(tx: Db, userId: number): Promise<void> {
  const older = tx
    .selectFrom('known_device')
    .select('keyHash')
    .where('userId', '=', userId)
    .orderBy('lastUsedAt', 'desc')
    .orderBy('keyHash')
    .limit(NO_LIMIT)
    .offset(MAX_DEVICES);
  await tx
    .deleteFrom('known_device')
    .where('userId', '=', userId)
    .where('keyHash', 'in', older)
    .execute();
}

/** SQLite needs a limit for an offset. */
const NO_LIMIT = 1_000_000;

const oldest = (now: Date) => new Date(now.getTime() - REMEMBERED_MS).toISOString();
