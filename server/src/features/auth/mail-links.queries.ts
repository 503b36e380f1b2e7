import { LINK_LIFETIME_MS, type LinkPurpose } from '@limber/domain/accounts/mail-rules';
import { lockUser } from '#db/lock-user.ts';
import type { Db } from '#db/schema.ts';
import { createToken, hashToken } from './secret-token.ts';

export type MailLink = { userId: number; email: string };

/**
 * Creates a link, which replaces the user's older ones of this purpose. Returns its secret, of which only the hash is
 * stored. Call inside a transaction.
 */
export async function createLink(
  db: Db,
  purpose: LinkPurpose,
  { userId, email }: MailLink,
  now: Date,
): Promise<string> {
  const token = createToken();
  const expiresAt = new Date(now.getTime() + LINK_LIFETIME_MS[purpose]).toISOString();
  // The user is locked before their links, as in every change of an account.
  await lockUser(db, userId);
  await deleteLinks(db, purpose, userId);
  await db
    .insertInto('mail_link')
    .values({ tokenHash: hashToken(token), userId, purpose, email, expiresAt })
    .execute();
  return token;
}

/** Null when the link is used, replaced or expired. */
export async function findLink(
  db: Db,
  purpose: LinkPurpose,
  token: string,
  now: Date,
): Promise<MailLink | null> {
  const link = await db
    .selectFrom('mail_link')
    .select(['userId', 'email'])
    .where('tokenHash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('expiresAt', '>', now.toISOString())
    .executeTakeFirst();
  return link ?? null;
}

export async function useLink(db: Db, token: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('mail_link')
    .where('tokenHash', '=', hashToken(token))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteLinks(db: Db, purpose: LinkPurpose, userId: number): Promise<void> {
  await db
    .deleteFrom('mail_link')
    .where('userId', '=', userId)
    .where('purpose', '=', purpose)
    .execute();
}

/** Deletes expired links. */
export async function deleteExpiredLinks(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('mail_link').where('expiresAt', '<=', now.toISOString()).execute();
}
