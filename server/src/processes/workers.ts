import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { createBackoff } from './backoff.ts';

const ENTRY = fileURLToPath(new URL('../start.ts', import.meta.url));
/** Set for the worker that runs the jobs. */
const RUNS_JOBS = 'LIMBER_WORKER_RUNS_JOBS';

/** Sent once a worker listens. */
const LISTENING = 'limber: listening';

/** Sent periodically by a live worker. */
export const ALIVE = 'limber: alive';
const ALIVE_EVERY_MS = 5000;

/** Whether this worker runs the jobs. */
export const runsJobs = (): boolean => process.env[RUNS_JOBS] === 'yes';

/** Reports to the primary that this worker listens, and then regularly that it is alive. */
export function sayListening(): void {
  process.send?.(LISTENING);
  process.send?.(ALIVE);
  setInterval(() => process.send?.(ALIVE), ALIVE_EVERY_MS).unref();
}

export type Workers = {
  /** False when the first worker ended before it listened; it has logged the reason. */
  readonly start: () => Promise<boolean>;
  /** Resolves once all have ended, to whether all ended well. */
  readonly end: () => Promise<boolean>;
};

type Options = {
  count: number;
  port: number;
  /** Called with the cause when a worker ends unexpectedly. */
  onEnded: (how: string) => void;
  onBegun: (worker: Worker) => void;
};

/** The workers of this server; one that ends is replaced. The worker in the first place runs the jobs. */
export function createWorkers({ count, port, onEnded, onBegun }: Options): Workers {
  cluster.setupPrimary({ exec: ENTRY, args: [] });
  const running = new Set<Worker>();
  let ending = false;
  // A hanging worker would not notice the primary's end, and would keep the port.
  process.once('exit', () => {
    for (const worker of running) worker.process.kill('SIGKILL');
  });

  const begin = (place: number): Worker => {
    const worker = cluster.fork({ PORT: port, [RUNS_JOBS]: place === 0 ? 'yes' : 'no' });
    running.add(worker);
    // Without a listener, an error of the channel to a worker that has just died would end this process.
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
  // A starting worker has no signal handler yet.
  return code === 0 || signal === 'SIGTERM';
}
