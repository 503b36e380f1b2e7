import type { User } from '@limber/contract/auth';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound, signedOut } from './refused.ts';

/** The user as stored when the call came. */
type Session = { user: User; tokenHash: string };

declare module 'fastify' {
  interface FastifyRequest {
    /** The session of the call; null on public routes, which do not authenticate. */
    session: Session | null;
  }
}

const BEARER = /^Bearer ([\w-]{20,200})$/i;

/**
 * A hook that sets `request.session` by the bearer token. Throws the 401 when that names no session, after
 * `countStranger`, which may throw as well.
 */
export function createAuthentication(
  app: FastifyInstance,
  findSession: (token: string) => Promise<Session | null>,
  countStranger: (request: FastifyRequest) => Promise<void>,
): (request: FastifyRequest) => Promise<void> {
  app.decorateRequest('session', null);
  return async (request) => {
    const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
    request.session = token === undefined ? null : await findSession(token);
    if (request.session !== null) return;
    await countStranger(request);
    throw signedOut();
  };
}

/** A hook for calls of administrators, after authentication: for other users they are not there. */
export async function requireAdministrator({ session }: FastifyRequest): Promise<void> {
  if (session?.user.role !== 'administrator') throw notFound();
}
