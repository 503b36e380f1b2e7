import { randomUUID } from 'node:crypto';
import { PAGES } from '@limber/contract/pages';
import type { FastifyRequest } from 'fastify';
import { pino, type SerializedError } from 'pino';
import { callerOf } from './network.ts';

/** Pages with a secret behind "#": in a mangled link the secret may be part of the path. */
const UNDER_SECRET_PAGE = new RegExp(
  `^(${[PAGES.join.path, PAGES.register.path, PAGES.resetPassword.path, PAGES.confirmEmail.path].join('|')})[^?].*$`,
  's',
);

/** The fully random digits of a UUID. */
const REQUEST_ID_DIGITS = 12;

/**
 * Error fields in which PostgreSQL repeats the refused row or the query's values, and `input`, in
 * which Node repeats an invalid URL.
 */
const FIELDS_WITH_VALUES = new Set(['detail', 'where', 'internalQuery', 'hint', 'input']);
/** A value that PostgreSQL quotes at the end of its message. */
const QUOTED_VALUE = /: "[^\n]*"(?=\n|$)/g;

/**
 * A request id short enough to be read out. Clients cannot choose it: they could imitate another call's, or put
 * anything into the log.
 */
export const newRequestId = (): string => randomUUID().slice(-REQUEST_ID_DIGITS);

/** Serializers of the log, which leave out secrets and user content. */
export const LOG_SERIALIZERS = {
  req: (request: FastifyRequest) => ({
    method: request.method,
    url: withoutQuery(request.url),
    remoteAddress: callerOf(request),
  }),
  err: (error: Error) => withoutValues(pino.stdSerializers.err(error)) as SerializedError,
};

export const withoutQuery = (url: string): string =>
  url.replace(/(?:[?;#]|%(?:3f|3b|23)).*$/is, '?…').replace(UNDER_SECRET_PAGE, '$1/…');

/** A serialized error and its causes, without the values that the database repeats. */
function withoutValues(part: unknown): unknown {
  if (typeof part === 'string') return part.replaceAll(QUOTED_VALUE, ': "…"');
  if (Array.isArray(part)) return part.map(withoutValues);
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).flatMap(([name, value]) =>
      FIELDS_WITH_VALUES.has(name) ? [] : [[name, withoutValues(value)]],
    ),
  );
}
