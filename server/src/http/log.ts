import { randomUUID } from 'node:crypto';
import { PAGES } from '@limber/contract/pages';
import type { FastifyRequest } from 'fastify';
import { pino, type SerializedError } from 'pino';
import { callerOf } from './network.ts';

/** The pages whose secret stands behind their "#": what a mangled link has below them may be it. */
const UNDER_SECRET_PAGE = new RegExp(
  `^(${[PAGES.join.path, PAGES.register.path, PAGES.resetPassword.path, PAGES.confirmEmail.path].join('|')})[^?].*$`,
  's',
);

/** Of the digits of a UUID, those that are all random. */
const REQUEST_ID_DIGITS = 12;

/** What PostgreSQL adds to an error: the row that it refused, and the values of the query; and an address that is none. */
const FIELDS_WITH_VALUES = new Set(['detail', 'where', 'internalQuery', 'hint', 'input']);
/** What PostgreSQL quotes of a value at the end of its message. */
const QUOTED_VALUE = /: "[^\n]*"(?=\n|$)/g;

/**
 * A new id of a call, short enough to be read out. It is always ours: one that a client sends could imitate
 * another call's, or hold anything.
 */
export const newRequestId = (): string => randomUUID().slice(-REQUEST_ID_DIGITS);

/** How calls and errors are written to the log: without secrets, and without what users wrote. */
export const LOG_SERIALIZERS = {
  req: (request: FastifyRequest) => ({
    method: request.method,
    url: withoutQuery(request.url),
    remoteAddress: callerOf(request),
  }),
  err: (error: Error) => withoutValues(pino.stdSerializers.err(error)) as SerializedError,
};

/** An address as the log may hold it: signatures of private media and tokens of letters are in the query. */
export const withoutQuery = (url: string): string =>
  url.replace(/(?:[?;#]|%(?:3f|3b|23)).*$/is, '?…').replace(UNDER_SECRET_PAGE, '$1/…');

/** A serialised error, and those within it, without the values that the database repeats. */
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
