import { Piscina } from 'piscina';
import type { Judgement } from '@limber/contract/judge-password';
import type { Limits } from '#limits/limits.ts';
import { deriveKeyInline, type DeriveKey, type KeyToDerive } from './derive-key.ts';
import { judgePasswordInline, type JudgePassword, type PasswordToJudge } from './judge-password.ts';
import { createPasswordQueue, hashesAtOnce, type PasswordQueue } from './password-queue.ts';

/**
 * Hashes come after other work where processors are scarce. Linux has a priority per thread; elsewhere it would be the
 * whole server's.
 */
const NICENESS = process.platform === 'linux' ? 10 : 0;
/** A thread that is idle for this long is ended, since it takes some 20 MB. */
const IDLE_MS = 5 * 60_000;

/** Threads that hash and judge passwords, so that pages and files do not wait. */
export type PasswordThreads = Pick<PasswordQueue, 'use'> & {
  readonly deriveKey: DeriveKey;
  readonly judgePassword: JudgePassword;
  /** Ends the threads; the work under way fails. */
  readonly close: () => Promise<void>;
};

/** Starts threads on demand. A crashed thread fails only its own work. */
export function startPasswordThreads(
  limits: Pick<Limits, 'acquire' | 'processes'>,
): PasswordThreads {
  const threads = new Piscina<KeyToDerive | PasswordToJudge, Uint8Array | Judgement>({
    minThreads: 0,
    maxThreads: Math.min(2, hashesAtOnce(limits.processes)),
    idleTimeout: IDLE_MS,
    niceIncrement: NICENESS,
    recordTiming: false,
  });
  const queue = createPasswordQueue(limits);
  const inThread = <Asked, Answer>(file: URL, work: (asked: Asked) => Promise<Answer>) => {
    const options = { filename: file.href, name: work.name };
    return (asked: Asked) =>
      queue.run(() => threads.run(asked as never, options) as Promise<Answer>);
  };
  return {
    use: queue.use,
    deriveKey: inThread(new URL('derive-key.ts', import.meta.url), deriveKeyInline),
    judgePassword: inThread(new URL('judge-password.ts', import.meta.url), judgePasswordInline),
    close: () => threads.destroy(),
  };
}
