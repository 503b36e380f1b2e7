import { Refused } from './refused.ts';

const RETRY_SECONDS = 5;

type Most = { all: number; person: number };

/**
 * Lets only so many calls of a kind in at the same time, so that what they hold in memory is bounded.
 * Throws the 429 to a person who has too many under way, and the 503 when all have.
 */
export function openGate(
  most: Most,
): <Outcome>(userId: number, call: () => Promise<Outcome>) => Promise<Outcome> {
  const underWay = new Map<number, number>();
  let all = 0;
  const count = (userId: number, change: number) => {
    all += change;
    const theirs = (underWay.get(userId) ?? 0) + change;
    if (theirs === 0) underWay.delete(userId);
    else underWay.set(userId, theirs);
  };
  return async (userId, call) => {
    if ((underWay.get(userId) ?? 0) >= most.person) {
      throw new Refused(429, 'busy', 'One after the other, please. Try again in a moment.', {
        retryAfter: RETRY_SECONDS,
      });
    }
    if (all >= most.all) {
      throw new Refused(503, 'busy', 'Many people are uploading. Please try again in a moment.', {
        retryAfter: RETRY_SECONDS,
      });
    }
    count(userId, 1);
    try {
      return await call();
    } finally {
      count(userId, -1);
    }
  };
}
