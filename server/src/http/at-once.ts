import { Refused } from './refused.ts';

const RETRY = { retryAfter: 5 };

/** Lets in so many calls of one person at the same time. Throws the 429 beyond that. */
export function openGate(
  most: number,
): <Outcome>(userId: number, call: () => Promise<Outcome>) => Promise<Outcome> {
  const underWay = new Map<number, number>();
  const count = (userId: number, change: number) => {
    const theirs = (underWay.get(userId) ?? 0) + change;
    if (theirs === 0) underWay.delete(userId);
    else underWay.set(userId, theirs);
  };
  return async (userId, call) => {
    if ((underWay.get(userId) ?? 0) >= most) {
      throw new Refused(429, 'busy', 'One after the other, please. Try again in a moment.', RETRY);
    }
    count(userId, 1);
    try {
      return await call();
    } finally {
      count(userId, -1);
    }
  };
}

/** Bytes that all calls together may hold in memory. */
export type Budget = {
  /** Throws the 503 when there is no more room. */
  readonly take: (bytes: number) => void;
  readonly giveBack: (bytes: number) => void;
};

export function openBudget(most: number): Budget {
  let taken = 0;
  return {
    take: (bytes) => {
      if (taken + bytes > most) {
        const message = 'Many people are uploading. Please try again in a moment.';
        throw new Refused(503, 'busy', message, RETRY);
      }
      taken += bytes;
    },
    giveBack: (bytes) => {
      taken -= bytes;
    },
  };
}
