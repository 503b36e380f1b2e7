import type { RefusalBody } from '@limber/contract/refusal';
import { SENTENCES } from '@limber/domain/accounts/account-rules';

/** Seconds until a retry, after a limit or an unreachable service. */
export const RETRY_AFTER_SECONDS = 5;

/** An API refusal with status and a `{ code, message, issues? }` body. */
export class Refused extends Error {
  override name = 'Refused';
  readonly status: number;
  readonly code: string;
  readonly issues: RefusalBody['issues'];
  /** Seconds until a retry, where waiting helps. */
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

/** The 422 for a well-formed but unacceptable value; `message` is the reason. */
export const refusedField = (field: string, message: string): Refused =>
  new Refused(422, 'refused', message, { issues: [{ field, message }] });

/** The 404 for missing objects and those of others, which must be indistinguishable. */
export const notFound = (): Refused => new Refused(404, 'not-found', 'Not found');

export const signedOut = (): Refused => new Refused(401, 'signed-out', SENTENCES.signInFirst);
