import type { Db } from '#db/schema.ts';
import { createToken, hashToken } from './token.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A session ends this long after its last use. */
const LIFETIME_MS = 30 * DAY_MS;
/** The last use is stored with this precision, so that most calls do not write. */
const LAST_USE_PRECISION_MS = 60 * 60 * 1000;

/** Opens a session and gives its token: 256 random bits, of which only the hash is kept. */
export async function createSession(db: Db, userId: number, now: Date): Promise<string> {
  const token = createToken();
  const at = now.toISOString();
  await db
    .insertInto('session')
    .values({ tokenHash: hashToken(token), userId, createdAt: at, lastUsedAt: at })
    .execute();
  return token;
}

/** The session of this token, or null when it has ended. Notes that it was used. */
export async function renewSession(
  db: Db,
  token: string,
  now: Date,
): Promise<{ userId: number; tokenHash: string } | null> {
  const tokenHash = hashToken(token);
  const session = await db
    .selectFrom('session')
    .select(['userId', 'lastUsedAt'])
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst();
  if (!session) return null;
  const idleMs = now.getTime() - Date.parse(session.lastUsedAt);
  if (idleMs > LIFETIME_MS) {
    await deleteSession(db, tokenHash);
    return null;
  }
  if (idleMs > LAST_USE_PRECISION_MS) {
    await db
      .updateTable('session')
      .set({ lastUsedAt: now.toISOString() })
      .where('tokenHash', '=', tokenHash)
      .execute();
  }
  return { userId: session.userId, tokenHash };
}

export async function deleteSession(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('session').where('tokenHash', '=', tokenHash).execute();
}

export async function deleteAllSessions(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('session').where('userId', '=', userId).execute();
}

export async function deleteOtherSessions(
  db: Db,
  userId: number,
  tokenHash: string,
): Promise<void> {
  await db
    .deleteFrom('session')
    .where('userId', '=', userId)
    .where('tokenHash', '!=', tokenHash)
    .execute();
}

/** Deletes expired sessions; otherwise one is only deleted when it is used again. */
export async function deleteEndedSessions(db: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - LIFETIME_MS).toISOString();
  await db.deleteFrom('session').where('lastUsedAt', '<', oldest).execute();
}
