import type { Db } from '#db/schema.ts';
import { createToken, hashToken } from '#features/auth/secret-token.ts';
import { findByAddress, insertLink } from './invitations.queries.ts';

/**
 * A link to this address's invitation to the member's team; null for none. Made when the mail is sent, so that no link
 * is stored.
 */
export async function linkToInvitation(
  db: Db,
  invitation: { memberId: number; emailKey: string },
  now: Date,
): Promise<{ token: string; team: string } | null> {
  return db.transaction().execute(async (tx) => {
    const found = await findByAddress(tx, invitation, now);
    if (!found) return null;
    const token = createToken();
    await insertLink(tx, found.id, hashToken(token));
    return { token, team: found.team };
  });
}
