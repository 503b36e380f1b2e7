import type { LinkToInvitation } from '#deps.ts';
import { createToken, hashToken } from '#features/auth/secret-token.ts';
import { findByAddress, insertLink } from './invitations.queries.ts';

/** Made when the mail is sent, so that no link is ever stored. */
export const linkToInvitation: LinkToInvitation = (db, address, now) =>
  db.transaction().execute(async (tx) => {
    const invitation = await findByAddress(tx, address, now);
    if (!invitation) return null;
    const token = createToken();
    await insertLink(tx, invitation.id, hashToken(token));
    return { token, team: invitation.team };
  });
