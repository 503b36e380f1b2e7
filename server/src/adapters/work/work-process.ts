import { type ChildProcess, fork } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import { setPriority } from 'node:os';
import path from 'node:path';
import { createSemaphore } from '#semaphore.ts';

const IDLE_MS = 15_000;

/** A process that takes longer hangs, and all other jobs wait for it. */
const HANGS_MS = 5 * 60_000;

/** Requests of users come before this work. */
const NICENESS = 10;

/** The answer of a process. */
export type JobOutcome<Result> =
  | { readonly result: Result; readonly error?: never }
  | { readonly error: string; readonly result?: never };

/**
 * Does memory-intensive jobs in a separate process, which starts with the first job and ends when idle, to free its
 * memory. It knows none of the server's settings, and a crash fails its job alone. One job at a time; a job longer than
 * `hangsMs` fails. `file` calls `answerJobs`.
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
    // Set while it has one thread: later threads inherit the priority, existing ones do not.
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

/** The search path and the compile cache; keys and passwords of the settings are left out. */
function environment(): NodeJS.ProcessEnv {
  const compiled = getCompileCacheDir();
  return {
    PATH: process.env.PATH,
    ...(compiled !== undefined && { NODE_COMPILE_CACHE: path.dirname(compiled) }),
  };
}
