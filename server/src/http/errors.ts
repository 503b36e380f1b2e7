import type { RefusalBody } from '@limber/contract/refusal';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Overdue } from './deadline.ts';
import { Refused, RETRY_AFTER_SECONDS } from './refused.ts';

/** Longer than usual, since a full disk needs a person. */
const RETRY_WHEN_FULL_SECONDS = 60;

const FRAMEWORK_REFUSALS: Record<number, RefusalBody> = {
  400: { code: 'malformed', message: 'The request could not be read' },
  413: { code: 'too-large', message: 'The request is too large' },
  415: { code: 'not-json', message: 'Please send JSON' },
};

export const REQUEST_ID = 'x-request-id';

/** A part that is full, temporarily away, or damaged. */
export type Outage = { part: string; kind: 'full' | 'passing' | 'broken' };

/** The unavailable part that the error reports; null for another error. */
export type UnavailablePart = (error: Error) => Outage | null;

/** A refusal keeps its message; any other error is a 500 without details. */
export function createErrorHandler(unavailablePart: UnavailablePart) {
  return (
    error: FastifyError | Refused | Error,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void => {
    if (hasHungUp(error, request)) {
      request.log.debug({ err: error }, 'the client hung up');
      reply.hijack();
      return;
    }
    const { status, body, retryAfter } = refusalFor(error, unavailablePart);
    // A refused 503 means a busy server, which is no error to log.
    if (status >= 500 && !(error instanceof Refused)) {
      const { method, routeOptions, session } = request;
      const call = { method, route: routeOptions.url ?? null, userId: session?.user.id ?? null };
      request.log.error({ err: error, ...call }, 'call failed');
    }
    if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
    void reply
      .status(status)
      .header('cache-control', 'no-store')
      .header(REQUEST_ID, request.id)
      .send({ ...body, requestId: request.id });
  };
}

/** Errors of reading from a closed connection. */
const HANG_UPS = new Set(['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE']);

/** Whether the client left during its call: nobody reads an answer, and nothing of ours failed. */
function hasHungUp(error: Error & { code?: string }, { raw }: FastifyRequest): boolean {
  return !raw.complete && raw.destroyed && HANG_UPS.has(error.code ?? '');
}

type Refusal = { status: number; body: RefusalBody; retryAfter?: number };

function refusalFor(error: Error, unavailablePart: UnavailablePart): Refusal {
  if (error instanceof Refused) {
    const { status, code, message, issues, retryAfter } = error;
    return {
      status,
      body: { code, message, ...(issues && { issues }) },
      ...(retryAfter !== undefined && { retryAfter }),
    };
  }
  if (error instanceof Overdue) {
    const message = 'Limber is slow to answer just now. Please try again in a moment.';
    return { status: 503, body: { code: 'unavailable', message }, retryAfter: RETRY_AFTER_SECONDS };
  }
  const outage = unavailablePart(error);
  if (outage !== null) return refusalForOutage(outage);
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

function refusalForOutage({ part, kind }: Outage): Refusal {
  if (kind === 'full') {
    const message =
      'There is no room left to save this. What you have is safe; please try again later.';
    return { status: 507, body: { code: 'full', message }, retryAfter: RETRY_WHEN_FULL_SECONDS };
  }
  const message = `Limber cannot reach its ${part}. Please try again in a moment.`;
  return {
    status: 503,
    body: { code: 'unavailable', message },
    ...(kind === 'passing' && { retryAfter: RETRY_AFTER_SECONDS }),
  };
}
