import type { RefusalBody } from '@limber/contract/refusal';
import { SENTENCES } from '@limber/domain/accounts/account-rules';

/** Seconds after which to retry a call that met a limit or an unreachable service. */
export const RETRY_AFTER_SECONDS = 5;

/** A refusal of the API: answered with its status and a `{ code, message, issues? }` body. */
export class Refused extends Error {
  override name = 'Refused';
  readonly status: number;
  readonly code: string;
  readonly issues: RefusalBody['issues'];
  /** Seconds after which the same call may be tried again, where waiting helps. */
  readonly retryAfter: number | undefined;

  constructor(
    status: 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 422 | 429 | 503,
    code: string,
    message: string,
    more: { issues?: RefusalBody['issues']; retryAfter?: number } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.issues = more.issues;
    this.retryAfter = more.retryAfter;
  }
}

/** The 422 for a field that is well formed, and whose value cannot be taken; `message` says why. */
export const refusedField = (field: string, message: string): Refused =>
  new Refused(422, 'refused', message, { issues: [{ field, message }] });

/** The 404 for what does not exist and for what belongs to another user, which must not be distinguishable. */
export const notFound = (): Refused => new Refused(404, 'not-found', 'Not found');

/** The 401 for a call without a session, or whose account is deleted. */
export const signedOut = (): Refused => new Refused(401, 'signed-out', SENTENCES.signInFirst);
