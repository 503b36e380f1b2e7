import type { FastifyBaseLogger } from 'fastify';

/** Stable names of security events, for searches and alerts. */
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

/** The account's number; null without a session, or for an unknown name. */
type About = {
  readonly userId: number | null;
  /** One of our words that distinguishes cases; never user input. */
  readonly reason?: string;
  /** The number of the administrator who acted on somebody else. */
  readonly actorId?: number;
};

/**
 * Logs a security event at every LOG_LEVEL but `silent`, with id and network of the call. It contains numbers and our
 * own words only: no name, address, token or health data.
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
