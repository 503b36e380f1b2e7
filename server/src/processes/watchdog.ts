import { ALIVE } from './workers.ts';

/** A monitored worker. */
type Watched = {
  readonly process: { kill: (signal: 'SIGKILL') => unknown };
  on: (event: 'message', listen: (message: unknown) => void) => unknown;
  once: (event: 'exit', listen: () => void) => unknown;
};

const LOOK_EVERY_MS = 5000;
/**
 * Number of checks without a sign of life. Time would also pass while the machine sleeps, and then
 * every worker would be killed.
 */
const MOST_SILENT_LOOKS = 12;

/**
 * Kills a worker that is silent for a minute after its first sign of life: a hanging worker still gets connections,
 * which nobody would answer.
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
