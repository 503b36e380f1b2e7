import type { User } from '@limber/contract/auth';
import { PASSWORD_COUNTS_MINUTES } from '@limber/domain/accounts/account-rules';
import { SESSION_DAYS } from '@limber/domain/accounts/unused';
import { prepared } from '#db/prepared.ts';
import type { Db } from '#db/schema.ts';
import { createToken, hashToken } from './secret-token.ts';
import { USER_COLUMNS } from './users.queries.ts';

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Limits of a session, whichever comes first: since its last use, and since the sign-in. */
const LIFETIME_MS = 30 * DAY_MS;
const ABSOLUTE_LIFETIME_MS = SESSION_DAYS * DAY_MS;
/** A further session ends the least recently used one. */
export const MAX_SESSIONS = 20;
/** Precision of the stored last use, so that most calls do not write. */
const LAST_USE_PRECISION_MS = 60 * 60 * 1000;

/**
 * Creates a session after the password was entered, and returns its token of 256 random bits, of
 * which only the hash is stored. `device` is the name that the user sees in the list of sessions.
 */
export async function createSession(
  db: Db,
  userId: number,
  device: string | null,
  now: Date,
): Promise<string> {
  const token = createToken();
  const tokenHash = hashToken(token);
  const at = now.toISOString();
  await db
    .insertInto('session')
    .values({ tokenHash, userId, device, createdAt: at, lastUsedAt: at, passwordEnteredAt: at })
    .execute();
  await deleteOldest(db, userId, tokenHash);
  return token;
}

/** Ends the user's least recently used sessions beyond `MAX_SESSIONS`, never the new one. */
async function deleteOldest(db: Db, userId: number, tokenHash: string): Promise<void> {
  const others = await db
    .selectFrom('session')
    .select('tokenHash')
    .where('userId', '=', userId)
    .where('tokenHash', '!=', tokenHash)
    .orderBy('lastUsedAt', 'desc')
    .orderBy('createdAt', 'desc')
    .execute();
  const tooMany = others.slice(MAX_SESSIONS - 1).map((other) => other.tokenHash);
  if (tooMany.length === 0) return;
  await db.deleteFrom('session').where('tokenHash', 'in', tooMany).execute();
}

const findSession = prepared((db, { tokenHash }: { tokenHash: string }) =>
  db
    .selectFrom('session')
    .innerJoin('user', 'user.id', 'session.userId')
    .select(USER_COLUMNS)
    .select(['session.createdAt as openedAt', 'lastUsedAt'])
    .where('tokenHash', '=', tokenHash),
);

/** The token's session and user, or null when it has ended. Records the use. */
export async function renewSession(
  db: Db,
  token: string,
  now: Date,
): Promise<{ user: User; tokenHash: string } | null> {
  const tokenHash = hashToken(token);
  const [found] = await findSession(db, { tokenHash });
  if (!found) return null;
  const { openedAt, lastUsedAt, ...user } = found;
  const idleMs = now.getTime() - Date.parse(lastUsedAt);
  const ageMs = now.getTime() - Date.parse(openedAt);
  if (idleMs > LIFETIME_MS || ageMs > ABSOLUTE_LIFETIME_MS) {
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
  return { user, tokenHash };
}

/** Records that the password was entered in this session. */
export async function notePassword(db: Db, tokenHash: string, now: Date): Promise<void> {
  await db
    .updateTable('session')
    .set({ passwordEnteredAt: now.toISOString() })
    .where('tokenHash', '=', tokenHash)
    .execute();
}

/** Whether the password was entered in this session within `PASSWORD_COUNTS_MINUTES`. */
export async function passwordCounts(db: Db, tokenHash: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - PASSWORD_COUNTS_MINUTES * MINUTE_MS);
  const found = await db
    .selectFrom('session')
    .select('tokenHash')
    .where('tokenHash', '=', tokenHash)
    .where('passwordEnteredAt', '>', since.toISOString())
    .executeTakeFirst();
  return found !== undefined;
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

export async function deleteEndedSessions(db: Db, now: Date): Promise<void> {
  const { lastUsedAt, createdAt } = oldestAlive(now);
  await db
    .deleteFrom('session')
    .where((row) => row.or([row('lastUsedAt', '<', lastUsedAt), row('createdAt', '<', createdAt)]))
    .execute();
}

type StoredSession = {
  tokenHash: string;
  device: string | null;
  createdAt: string;
  lastUsedAt: string;
};

/** The user's open sessions, most recently used first. */
export async function findSessions(db: Db, userId: number, now: Date): Promise<StoredSession[]> {
  const { lastUsedAt, createdAt } = oldestAlive(now);
  return db
    .selectFrom('session')
    .select(['tokenHash', 'device', 'createdAt', 'lastUsedAt'])
    .where('userId', '=', userId)
    .where('lastUsedAt', '>=', lastUsedAt)
    .where('createdAt', '>=', createdAt)
    .orderBy('lastUsedAt', 'desc')
    .orderBy('createdAt', 'desc')
    .execute();
}

const oldestAlive = (now: Date) => ({
  lastUsedAt: new Date(now.getTime() - LIFETIME_MS).toISOString(),
  createdAt: new Date(now.getTime() - ABSOLUTE_LIFETIME_MS).toISOString(),
});
