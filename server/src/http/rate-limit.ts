import type { FastifyInstance, FastifyRequest } from 'fastify';
import rateLimit from '@fastify/rate-limit';
import { networkOf } from './network.ts';
import { Refused } from './refused.ts';

const MINUTE_MS = 60_000;
/** How many calls a minute are let through. */
export type CallsAMinute = { address: number; person: number };

/** An office shares one address; a person rarely needs a call a second. */
export const USUAL_CALLS_A_MINUTE: CallsAMinute = { address: 3000, person: 300 };

export type RateLimits = {
  /** Counts a call for its network address. Throws the 429. */
  countAddress: (request: FastifyRequest) => Promise<void>;
  /** Counts a call for the person who makes it. Throws the 429. */
  countPerson: (request: FastifyRequest, userId: number) => Promise<void>;
};

/** Limits how often an address and a person may call, or not at all when `most` is null. */
export async function openRateLimits(
  app: FastifyInstance,
  most: CallsAMinute | null,
): Promise<RateLimits> {
  if (!most) return { countAddress: async () => {}, countPerson: async () => {} };
  await app.register(rateLimit, { global: false });
  const people = new WeakMap<FastifyRequest, number>();
  const byAddress = app.createRateLimit({
    max: most.address,
    timeWindow: MINUTE_MS,
    keyGenerator: (request) => networkOf(request.ip),
  });
  const byPerson = app.createRateLimit({
    max: most.person,
    timeWindow: MINUTE_MS,
    keyGenerator: (request) => `person ${people.get(request)}`,
  });
  const refuseBeyond = async (limiter: typeof byAddress, request: FastifyRequest) => {
    const limit = await limiter(request);
    if (limit.isAllowed || !limit.isExceeded) return;
    throw new Refused(429, 'too-many-calls', 'That was a lot at once. Please wait a moment.', {
      retryAfter: limit.ttlInSeconds,
    });
  };
  return {
    countAddress: (request) => refuseBeyond(byAddress, request),
    countPerson: (request, userId) => {
      people.set(request, userId);
      return refuseBeyond(byPerson, request);
    },
  };
}
