import type { User } from '@limber/contract/auth';
import type { Db } from '#db/schema.ts';
import { createCode, hashToken } from './secret-token.ts';

type Role = User['role'];

/** Makes an invitation for one account and gives its code. Null for `expiresAt`: it is good until it is used. */
export async function createInvitation(
  db: Db,
  { role, expiresAt }: { role: Role; expiresAt: Date | null },
  now: Date,
): Promise<string> {
  const code = createCode();
  await db
    .insertInto('invitation')
    .values({
      codeHash: hashToken(code),
      role,
      createdAt: now.toISOString(),
      expiresAt: expiresAt?.toISOString() ?? null,
    })
    .execute();
  return code;
}

/** The role of the account that this code would open; null when it would open none. */
export async function findInvitation(db: Db, code: string, now: Date): Promise<Role | null> {
  const invitation = await db
    .selectFrom('invitation')
    .select(['role', 'expiresAt'])
    .where('codeHash', '=', hashToken(code))
    .executeTakeFirst();
  return invitation && isGood(invitation, now) ? invitation.role : null;
}

/**
 * Uses an invitation up and gives the role of the account that it opens; null when it was used, has expired or
 * never was. With the first administrator all other codes for one end. Call inside the transaction that opens
 * the account: an invitation stays good when that fails.
 */
export async function redeemInvitation(tx: Db, code: string, now: Date): Promise<Role | null> {
  const invitation = await tx
    .deleteFrom('invitation')
    .where('codeHash', '=', hashToken(code))
    .returning(['role', 'expiresAt'])
    .executeTakeFirst();
  if (!invitation || !isGood(invitation, now)) return null;
  if (invitation.role === 'administrator') await deleteAdministratorInvitations(tx);
  return invitation.role;
}

const isGood = ({ expiresAt }: { expiresAt: string | null }, now: Date) =>
  expiresAt === null || expiresAt > now.toISOString();

export async function deleteAdministratorInvitations(db: Db): Promise<void> {
  await db.deleteFrom('invitation').where('role', '=', 'administrator').execute();
}

export async function deleteExpiredInvitations(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('invitation').where('expiresAt', '<', now.toISOString()).execute();
}
