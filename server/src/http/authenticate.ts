import type { User } from '@limber/contract/auth';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound, signedOut } from './refused.ts';

type Session = { user: User; tokenHash: string };

declare module 'fastify' {
  interface FastifyRequest {
    /** Null on public routes, which do not authenticate. */
    session: Session | null;
  }
}

const BEARER = /^Bearer ([\w-]{20,200})$/i;

/**
 * A hook that sets `request.session` by the bearer token. For an invalid token it calls `countStranger`, which may
 * throw, then throws the 401.
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

/** A hook after authentication: calls of administrators do not exist for others. */
export async function requireAdministrator({ session }: FastifyRequest): Promise<void> {
  if (session?.user.role !== 'administrator') throw notFound();
}
