import type { FastifyInstance, FastifyRequest } from 'fastify';
import rateLimit from '@fastify/rate-limit';
import { networkOf } from './network.ts';
import { Refused } from './refused.ts';

const MINUTE_MS = 60_000;
/** An office shares one address; a person rarely needs a call a second. */
const CALLS_A_MINUTE = { address: 3000, person: 300 } as const;

export type RateLimits = {
  /** Counts a call for its network address. Throws the 429. */
  countAddress: (request: FastifyRequest) => Promise<void>;
  /** Counts a call for the person who makes it. Throws the 429. */
  countPerson: (request: FastifyRequest, userId: number) => Promise<void>;
};

/** Limits how often an address and a person may call, or not at all when `enabled` is false. */
export async function openRateLimits(app: FastifyInstance, enabled: boolean): Promise<RateLimits> {
  if (!enabled) return { countAddress: async () => {}, countPerson: async () => {} };
  await app.register(rateLimit, { global: false });
  const people = new WeakMap<FastifyRequest, number>();
  const byAddress = app.createRateLimit({
    max: CALLS_A_MINUTE.address,
    timeWindow: MINUTE_MS,
    keyGenerator: (request) => networkOf(request.ip),
  });
  const byPerson = app.createRateLimit({
    max: CALLS_A_MINUTE.person,
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
