import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from './network.ts';
import { Refused } from './refused.ts';

const MINUTE_MS = 60_000;

/** How many calls a minute are let through. */
export type CallsAMinute = { address: number; user: number };

/**
 * A user rarely needs a call a second. An address is counted for calls without a session alone, so that an office
 * may share one: signed-in people are counted each for themselves, and pages, files, pictures and probes not at all.
 */
export const DEFAULT_CALLS_A_MINUTE: CallsAMinute = { address: 3000, user: 300 };

type Hook = (request: FastifyRequest) => Promise<void>;

/**
 * Hooks that throw the 429 when an address or a user calls too often; they let everything pass when `max`
 * is null. `limitUser` runs after authentication. Each server counts by itself.
 */
export async function createRateLimits(
  app: FastifyInstance,
  max: CallsAMinute | null,
): Promise<{ limitAddress: Hook; limitUser: Hook }> {
  if (!max) return { limitAddress: async () => {}, limitUser: async () => {} };
  await app.register(rateLimit, { global: false });
  const limit = (calls: number, keyGenerator: (request: FastifyRequest) => string): Hook => {
    const count = app.createRateLimit({ max: calls, timeWindow: MINUTE_MS, keyGenerator });
    return async (request) => {
      const counted = await count(request);
      if (counted.isAllowed || !counted.isExceeded) return;
      throw new Refused(429, 'too-many-calls', 'That was a lot at once. Please wait a moment.', {
        retryAfter: counted.ttlInSeconds,
      });
    };
  };
  return {
    limitAddress: limit(max.address, (request) => networkOf(request.ip)),
    limitUser: limit(max.user, (request) => `user ${request.session?.user.id}`),
  };
}
