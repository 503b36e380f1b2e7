import type { User } from '@limber/contract/auth';
import type { Db } from '#db/schema.ts';
import { createCode, hashToken } from './secret-token.ts';

type Role = User['role'];

/** Returns the code of an invitation for one account. `expiresAt` null: valid until used. */
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

export async function findInvitation(db: Db, code: string, now: Date): Promise<Role | null> {
  const invitation = await db
    .selectFrom('invitation')
    .select(['role', 'expiresAt'])
    .where('codeHash', '=', hashToken(code))
    .executeTakeFirst();
  return invitation && isGood(invitation, now) ? invitation.role : null;
}

/**
 * Consumes an invitation and returns the role; null when it is used, expired or unknown. The first administrator ends
 * all other administrators' codes. Call inside the transaction that creates the account.
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
