import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Job, Made } from './draw-worker.ts';

const TOLD_EVERY = 10;

/** Runs all jobs, in one worker thread per processor, and passes each result to `accept`. */
export async function makeAll(
  verb: 'checked' | 'made',
  jobs: readonly Job[],
  accept: (job: Job, made: Made) => void,
): Promise<void> {
  const waiting = [...jobs];
  const start = performance.now();
  let done = 0;
  const keepWorking = async () => {
    const worker = new Worker(new URL('draw-worker.ts', import.meta.url));
    for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) {
      accept(job, await makeIn(worker, job));
      done++;
      if (done % TOLD_EVERY === 0 || done === jobs.length) tell(verb, done, jobs.length, start);
    }
    await worker.terminate();
  };
  const workers = Math.min(availableParallelism(), jobs.length);
  await Promise.all(Array.from({ length: workers }, keepWorking));
}

function makeIn(worker: Worker, job: Job): Promise<Made> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (made: Made) => {
      worker.off('error', reject);
      resolve(made);
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin
    worker.postMessage(job);
  });
}

function tell(verb: string, done: number, all: number, start: number): void {
  const left = ((performance.now() - start) / done) * (all - done);
  const minutes = Math.ceil(left / 60_000);
  process.stdout.write(
    `${done} of ${all} ${verb}, ${done === all ? 'ready' : `about ${minutes} min left`}\n`,
  );
}
