import { type ChildProcess, fork } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import { setPriority } from 'node:os';
import path from 'node:path';
import { createSemaphore } from '#semaphore.ts';

/** How long a process waits for another job. */
const IDLE_MS = 15_000;

/** No job takes so long: a process that is still at it hangs, and all other jobs wait for it. */
const HANGS_MS = 5 * 60_000;

/** How far this work stands behind what users wait for with each call. */
const NICENESS = 10;

/** What a process answers: what became of its job. */
export type JobOutcome<Result> =
  | { readonly result: Result; readonly error?: never }
  | { readonly error: string; readonly result?: never };

/**
 * Does jobs in a process of its own, for work that takes much memory: it begins with the first job and ends when there
 * has been none for a while, which gives all memory back. It knows nothing of the server's settings, and what breaks
 * it breaks its job alone. One job at a time, the others wait; one that takes longer than `hangsMs` ends with an error.
 * `file` calls `answerJobs`.
 */
export function createWorkProcess<Job, Result>(
  file: URL,
  idleMs = IDLE_MS,
  hangsMs = HANGS_MS,
): (job: Job) => Promise<Result> {
  const oneAtATime = createSemaphore(1);
  let running: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  const begin = () => {
    const child = fork(file, { serialization: 'advanced', execArgv: [], env: environment() });
    // As long as it has one thread: those that it begins later are as nice as that, others are not.
    if (child.pid !== undefined) setPriority(child.pid, NICENESS);
    const forget = () => {
      if (running === child) running = null;
    };
    child.once('exit', forget).once('disconnect', forget).on('error', forget);
    return child;
  };
  const work = async (job: Job) => {
    clearTimeout(idle);
    const child = (running ??= begin());
    child.ref();
    child.channel?.ref();
    const hanging = setTimeout(() => child.kill('SIGKILL'), hangsMs);
    try {
      return await askFor<Result>(child, job);
    } finally {
      clearTimeout(hanging);
      child.unref();
      child.channel?.unref();
      idle = setTimeout(() => {
        running = null;
        if (child.connected) child.disconnect();
      }, idleMs).unref();
    }
  };
  return (job) => oneAtATime.run(() => work(job));
}

async function askFor<Result>(child: ChildProcess, job: unknown): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<JobOutcome<Result>>();
  const ended = (code: number | null, signal: string | null) =>
    reject(new Error(`A process ended with ${signal ?? `code ${code}`} and without its work`));
  child.once('message', resolve).once('error', reject).once('exit', ended);
  try {
    child.send(job as object, (error) => error && reject(error));
    const { error, result } = await promise;
    if (error !== undefined) throw new Error(error);
    return result;
  } finally {
    child.off('message', resolve).off('error', reject).off('exit', ended);
  }
}

/** Finds programs, and what the server has compiled. Keys and passwords of the settings stay where they are. */
function environment(): NodeJS.ProcessEnv {
  const compiled = getCompileCacheDir();
  return {
    PATH: process.env.PATH,
    ...(compiled !== undefined && { NODE_COMPILE_CACHE: path.dirname(compiled) }),
  };
}
