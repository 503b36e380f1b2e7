import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { createBackoff } from './backoff.ts';

const ENTRY = fileURLToPath(new URL('../start.ts', import.meta.url));
/** The variable by which a worker knows that it does what one process does for all. */
const RUNS_JOBS = 'LIMBER_WORKER_RUNS_JOBS';

/** What a worker says once it listens. */
const LISTENING = 'limber: listening';

/** What a worker says again and again while it does anything. */
export const ALIVE = 'limber: alive';
const ALIVE_EVERY_MS = 5000;

/** Whether this worker does what one process does for all. */
export const runsJobs = (): boolean => process.env[RUNS_JOBS] === 'yes';

/** Tells the process that started this worker that it listens, and from then on that it is alive. */
export function sayListening(): void {
  process.send?.(LISTENING);
  process.send?.(ALIVE);
  setInterval(() => process.send?.(ALIVE), ALIVE_EVERY_MS).unref();
}

/** The processes that answer calls. */
export type Workers = {
  /** Starts them all. False when the first one ended before it listened; it has said why. */
  readonly start: () => Promise<boolean>;
  /** Tells them to end, and resolves once they have; whether all ended well. */
  readonly end: () => Promise<boolean>;
};

type Options = {
  count: number;
  port: number;
  /** Called when one has ended that nobody told to, with how. */
  onEnded: (how: string) => void;
  /** Called with each one that is started. */
  onBegun: (worker: Worker) => void;
};

/**
 * Several processes of this server. One that ends is replaced. The first place is that of the one that does the
 * chores, whoever takes it.
 */
export function createWorkers({ count, port, onEnded, onBegun }: Options): Workers {
  cluster.setupPrimary({ exec: ENTRY, args: [] });
  const running = new Set<Worker>();
  let ending = false;
  // One that hangs would not notice that this process is gone, and would keep the port.
  process.once('exit', () => {
    for (const worker of running) worker.process.kill('SIGKILL');
  });

  const begin = (place: number): Worker => {
    const worker = cluster.fork({ PORT: port, [RUNS_JOBS]: place === 0 ? 'yes' : 'no' });
    running.add(worker);
    // Without a listener an error on the way to one that has just died would end this process.
    worker.on('error', () => {
      const hasNotBegun = worker.process.pid === undefined;
      if (hasNotBegun) worker.emit('exit', null, 'not begun');
    });
    onBegun(worker);
    worker.once('exit', () => running.delete(worker));
    return worker;
  };
  const keep = (place: number, first: Worker): void => {
    const pauseAfter = createBackoff();
    const watch = (worker: Worker) => {
      const startedAt = performance.now();
      worker.once('exit', (code, signal) => {
        if (ending) return;
        onEnded(signal || `code ${code}`);
        const pauseMs = pauseAfter(performance.now() - startedAt);
        setTimeout(() => ending || watch(begin(place)), pauseMs);
      });
    };
    watch(first);
  };
  return {
    start: async () => {
      const first = begin(0);
      if (!(await listens(first))) return false;
      const others = Array.from({ length: count - 1 }, (_, index) => begin(index + 1));
      for (const [place, worker] of [first, ...others].entries()) keep(place, worker);
      await Promise.all(others.map(listens));
      return true;
    },
    end: async () => {
      ending = true;
      return (await Promise.all(Array.from(running, endWorker))).every(Boolean);
    },
  };
}

/** Resolves once the worker listens, or has ended. */
function listens(worker: Worker): Promise<boolean> {
  return new Promise((resolve) => {
    worker.on('message', (message) => message === LISTENING && resolve(true));
    worker.once('exit', () => resolve(false));
  });
}

async function endWorker(worker: Worker): Promise<boolean> {
  const exited = once(worker, 'exit') as Promise<[code: number | null, signal: string | null]>;
  worker.process.kill('SIGTERM');
  const [code, signal] = await exited;
  // One that was still starting has no handler yet.
  return code === 0 || signal === 'SIGTERM';
}
