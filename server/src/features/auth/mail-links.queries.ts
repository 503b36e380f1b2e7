import { LINK_LIFETIME_MS, type LinkPurpose } from '@limber/domain/accounts/mail-rules';
import { lockUser } from '#db/lock-user.ts';
import type { Db } from '#db/schema.ts';
import { createToken, hashToken } from './secret-token.ts';

/** A link that works: whose it is, and where it was sent. */
export type MailLink = { userId: number; email: string };

/**
 * Opens a link, which ends the user's older ones of this purpose. Gives its secret, of which only the
 * hash is kept. Call inside a transaction.
 */
export async function createLink(
  db: Db,
  purpose: LinkPurpose,
  { userId, email }: MailLink,
  now: Date,
): Promise<string> {
  const token = createToken();
  const expiresAt = new Date(now.getTime() + LINK_LIFETIME_MS[purpose]).toISOString();
  // Before its links, as in every change of an account.
  await lockUser(db, userId);
  await deleteLinks(db, purpose, userId);
  await db
    .insertInto('mail_link')
    .values({ tokenHash: hashToken(token), userId, purpose, email, expiresAt })
    .execute();
  return token;
}

/** The link with this secret; null when it was used, replaced or is too old. */
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

/** Uses the link up. False when another call has done so. */
export async function useLink(db: Db, token: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('mail_link')
    .where('tokenHash', '=', hashToken(token))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Ends the user's links of this purpose. */
export async function deleteLinks(db: Db, purpose: LinkPurpose, userId: number): Promise<void> {
  await db
    .deleteFrom('mail_link')
    .where('userId', '=', userId)
    .where('purpose', '=', purpose)
    .execute();
}

/** Deletes the links that work no more. */
export async function deleteExpiredLinks(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('mail_link').where('expiresAt', '<=', now.toISOString()).execute();
}
