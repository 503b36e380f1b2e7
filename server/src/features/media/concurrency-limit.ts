import { busy } from './busy.ts';

type ConcurrencyLimit = <Outcome>(
  key: string | number,
  call: () => Promise<Outcome>,
) => Promise<Outcome>;

/**
 * Lets at most `max` calls with the same key run at the same time. Throws the 429 with this sentence
 * beyond that.
 */
export function createConcurrencyLimit(max: number, sentence: string): ConcurrencyLimit {
  const underWay = new Map<string | number, number>();
  const add = (key: string | number, change: number) => {
    const count = (underWay.get(key) ?? 0) + change;
    if (count === 0) underWay.delete(key);
    else underWay.set(key, count);
  };
  return async (key, call) => {
    if ((underWay.get(key) ?? 0) >= max) throw busy(sentence);
    add(key, 1);
    try {
      return await call();
    } finally {
      add(key, -1);
    }
  };
}
