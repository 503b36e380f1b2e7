import { createInvitation } from '#features/auth/invitations.queries.ts';
import { securityEvent } from '#http/security-events.ts';
import type { Context } from '../run-command.ts';

const GOOD_FOR_DAYS = 14;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Prints a link with which one person may register. */
export async function invite(context: Context): Promise<string[]> {
  const { db, config, now } = context;
  const expiresAt = new Date(now().getTime() + GOOD_FOR_DAYS * DAY_MS);
  const code = await createInvitation(db, { role: 'member', expiresAt }, now());
  securityEvent(context, 'invited', { userId: null });
  const origin = config.publicUrl ?? `http://localhost:${config.port}`;
  return [
    `${origin}/register#invitation=${code}`,
    `It opens one account, within ${GOOD_FOR_DAYS} days.`,
  ];
}
