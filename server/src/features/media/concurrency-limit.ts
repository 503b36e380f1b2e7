import type { Limits } from '#limits/limits.ts';
import { busy } from './busy.ts';

type ConcurrencyLimit = <Result>(
  key: string | number,
  call: () => Promise<Result>,
) => Promise<Result>;

/** Runs at most `max` calls of this kind and key at a time, in all processes together. Throws the 429 beyond that. */
export function createConcurrencyLimit(
  { tryAcquire }: Pick<Limits, 'tryAcquire'>,
  { kind, max, sentence }: { kind: string; max: number; sentence: string },
): ConcurrencyLimit {
  return async (key, call) => {
    const release = await tryAcquire(`${kind} ${key}`, max);
    if (release === null) throw busy(sentence);
    try {
      return await call();
    } finally {
      release();
    }
  };
}
