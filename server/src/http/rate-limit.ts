import type { FastifyRequest } from 'fastify';
import { networkOf } from './network.ts';
import { Refused } from './refused.ts';

const MINUTE_MS = 60_000;

export type CallsAMinute = { address: number; user: number };

/**
 * A user rarely needs a call a second. Addresses are limited only for calls without a session, so that an office may
 * share one; users are counted by themselves, and pages, files, pictures and probes not at all.
 */
export const DEFAULT_CALLS_A_MINUTE: CallsAMinute = { address: 3000, user: 300 };

type CountCall = (key: string, windowMs: number) => Counted | Promise<Counted>;
type Counted = { current: number; ttl: number };

type Hook = (request: FastifyRequest) => Promise<void>;

/**
 * Hooks that throw the 429 for too many calls of an address or user; a `max` of null disables them. `limitUser` runs
 * after authentication. Counts are shared by the processes of a server, not by servers.
 */
export function createRateLimits(
  countCall: CountCall,
  max: CallsAMinute | null,
): { limitAddress: Hook; limitUser: Hook } {
  if (!max) return { limitAddress: async () => {}, limitUser: async () => {} };
  const limit = (calls: number, keyOf: (request: FastifyRequest) => string): Hook => {
    return async (request) => {
      const { current, ttl } = await countCall(keyOf(request), MINUTE_MS);
      if (current <= calls) return;
      throw new Refused(429, 'too-many-calls', 'That was a lot at once. Please wait a moment.', {
        retryAfter: Math.ceil(ttl / 1000),
      });
    };
  };
  return {
    limitAddress: limit(max.address, (request) => networkOf(request)),
    limitUser: limit(max.user, (request) => `user ${request.session?.user.id}`),
  };
}
