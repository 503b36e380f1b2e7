import type { RefusalBody } from '@limber/contract/refusal';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { StorageFault } from '#adapters/storage/media-storage.ts';
import { isPassingFault } from '#db/faults.ts';
import { Refused } from './refused.ts';

/** What Fastify itself says no to, in our words. */
const FRAMEWORK_REFUSALS: Record<number, RefusalBody> = {
  400: { code: 'malformed', message: 'The request could not be read' },
  413: { code: 'too-large', message: 'The request is too large' },
  415: { code: 'not-json', message: 'Please send JSON' },
};

/** Answers every error: an expected "no" in its own words, anything else as a 500 that tells nothing. */
export function answerError(
  error: FastifyError | Refused | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const { status, body, retryAfter } = refusalFor(error);
  // A refusal is no fault, whatever its number.
  if (status >= 500 && !(error instanceof Refused))
    request.log.error({ err: error }, 'call failed');
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  void reply.status(status).header('cache-control', 'no-store').send(body);
}

function refusalFor(error: Error): { status: number; body: RefusalBody; retryAfter?: number } {
  if (error instanceof Refused) {
    const { status, code, message, issues, retryAfter } = error;
    return {
      status,
      body: { code, message, ...(issues && { issues }) },
      ...(retryAfter !== undefined && { retryAfter }),
    };
  }
  const outOfReach = outOfReachIn(error);
  if (outOfReach !== null) {
    const message = `Limber cannot reach its ${outOfReach}. Please try again in a moment.`;
    return { status: 503, body: { code: 'unavailable', message }, retryAfter: 5 };
  }
  const status =
    'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
  const refusal =
    status < 500 ? (FRAMEWORK_REFUSALS[status] ?? FRAMEWORK_REFUSALS[400]) : undefined;
  if (refusal) return { status: status in FRAMEWORK_REFUSALS ? status : 400, body: refusal };
  return {
    status: 500,
    body: { code: 'unexpected', message: 'Something went wrong on our side. Please try again.' },
  };
}

/** What of ours cannot be reached just now; null when it is something else. */
function outOfReachIn(error: Error): string | null {
  if (error instanceof StorageFault) return 'pictures and videos';
  return isPassingFault(error) ? 'database' : null;
}
