import type { Config } from '#config/env.ts';

const EXIT_MS = 9000;
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** How long a process has to end, in milliseconds. */
export const timeToEnd = ({ shutdownDelaySeconds }: Config): number =>
  shutdownDelaySeconds * 1000 + EXIT_MS;

/** Ends the process gently when it is told to, and then for certain: whatever still runs after the bound is cut off. */
export function endOnSignal(maxMs: number, end: () => Promise<void>): void {
  let ending: Promise<void> | null = null;
  const endAndExit = async () => {
    setTimeout(() => process.exit(1), maxMs).unref();
    await end();
    process.exit(0);
  };
  // A terminal and npm both pass Ctrl+C on: the second signal must not cut the first one short.
  for (const signal of SIGNALS) process.on(signal, () => void (ending ??= endAndExit()));
}
