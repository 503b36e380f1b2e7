import type { FastifyBaseLogger } from 'fastify';

/** What is told of security, by names that stay the same for whoever searches the log or counts by it. */
export type SecurityEvent =
  | 'registered'
  | 'invited'
  | 'signed-in'
  | 'sign-in-failed'
  | 'sign-in-delayed'
  | 'signed-out'
  | 'session-ended'
  | 'other-sessions-ended'
  | 'all-sessions-ended'
  | 'password-confirmation-failed'
  | 'password-changed'
  | 'password-reset-requested'
  | 'password-reset'
  | 'reset-link-given'
  | 'email-changed'
  | 'email-confirmed'
  | 'username-changed'
  | 'role-changed'
  | 'second-factor-on'
  | 'second-factor-off'
  | 'second-factor-failed'
  | 'recovery-code-used'
  | 'recovery-codes-renewed'
  | 'data-downloaded'
  | 'account-deactivated'
  | 'account-reactivated'
  | 'account-deleted'
  | 'registration-refused';

/** Whom it is about, by number; null where nobody is signed in or the name that was typed is nobody's. */
type About = {
  readonly userId: number | null;
  /** A word of ours that tells cases of one event apart; never what somebody typed. */
  readonly reason?: string;
  /** The administrator who did it to somebody else, by number. */
  readonly actorId?: number;
};

/**
 * Writes a security event to the log, at every LOG_LEVEL but `silent`, with the id and the network of the call. It
 * holds numbers and our own words only: no name, mail address, token or anything about health.
 */
export function securityEvent(
  { log, network }: { readonly log: FastifyBaseLogger; readonly network: string },
  event: SecurityEvent,
  { userId, reason, actorId }: About,
): void {
  if (log.level === 'silent') return;
  log.child({}, { level: 'info' }).info(
    {
      security: event,
      userId,
      network,
      ...(reason !== undefined && { reason }),
      ...(actorId !== undefined && { actorId }),
    },
    'security',
  );
}
