import { ALIVE } from './workers.ts';

/** A process of which to know whether it still does anything. */
type Watched = {
  readonly process: { kill: (signal: 'SIGKILL') => unknown };
  on: (event: 'message', listen: (message: unknown) => void) => unknown;
  once: (event: 'exit', listen: () => void) => unknown;
};

const LOOK_EVERY_MS = 5000;
/** Counted in looks, so that no process dies of a machine that slept. */
const MOST_SILENT_LOOKS = 12;

/**
 * Kills a worker that says nothing for a minute, once it has begun to say that it is alive: connections still arrive
 * at one that hangs, and nobody would answer them.
 */
export function startWatchdog(worker: Watched): void {
  let silentLooks = 0;
  let timer: NodeJS.Timeout | undefined;
  const look = () => {
    silentLooks += 1;
    if (silentLooks > MOST_SILENT_LOOKS) worker.process.kill('SIGKILL');
  };
  worker.on('message', (message) => {
    if (message !== ALIVE) return;
    silentLooks = 0;
    timer ??= setInterval(look, LOOK_EVERY_MS).unref();
  });
  worker.once('exit', () => clearInterval(timer));
}
