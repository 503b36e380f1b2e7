import type { Config } from '#config/env.ts';

const EXIT_MS = 9000;
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Milliseconds until the process must have ended. */
export const timeToEnd = ({ shutdownDelaySeconds }: Config): number =>
  shutdownDelaySeconds * 1000 + EXIT_MS;

/** Ends the process gracefully on a signal, and forcibly after the limit. */
export function endOnSignal(maxMs: number, end: () => Promise<void>): void {
  let ending: Promise<void> | null = null;
  const endAndExit = async () => {
    setTimeout(() => process.exit(1), maxMs).unref();
    await end();
    process.exit(0);
  };
  // A terminal and npm both forward Ctrl+C: the second signal must not interrupt the first one's end.
  for (const signal of SIGNALS) process.on(signal, () => void (ending ??= endAndExit()));
}
