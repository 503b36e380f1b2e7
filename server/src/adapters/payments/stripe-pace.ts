import { setTimeout as delay } from 'node:timers/promises';

/** A little more than the second in which Stripe's events count. */
const REST_MS = 1100;

/** Makes a change of an object at Stripe in its turn. */
type Pace = <Result>(reference: string, change: () => Promise<Result>) => Promise<Result>;

async function restAfter(change: Promise<unknown>): Promise<void> {
  await change.catch(() => null);
  await delay(REST_MS, undefined, { ref: false });
}

/**
 * Lets no two changes of one subscription fall into the same second: Stripe's events carry whole seconds, so that it
 * could not be told which of the two came last. The first is made at once, the next waits.
 */
export function createPace(): Pace {
  const resting = new Map<string, Promise<void>>();
  const start = async <Result>(reference: string, change: () => Promise<Result>) => {
    await resting.get(reference);
    return change();
  };
  const forget = async (reference: string, rest: Promise<void>) => {
    await rest;
    if (resting.get(reference) === rest) resting.delete(reference);
  };
  return (reference, change) => {
    const changed = start(reference, change);
    const rest = restAfter(changed);
    resting.set(reference, rest);
    void forget(reference, rest);
    return changed;
  };
}
