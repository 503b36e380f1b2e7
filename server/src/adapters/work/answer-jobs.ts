import type { JobOutcome } from './work-process.ts';

/** Answers the jobs of `createWorkProcess`; the process ends with its parent. */
export function answerJobs<Job, Result>(work: (job: Job) => Promise<Result>): void {
  // A terminal sends these signals to this process too; the server itself ends it after its last
  // call.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
  process.once('disconnect', () => process.exit());
  process.on('message', (job) => {
    void outcomeOf(work(job as Job)).then((outcome) => process.send?.(outcome));
  });
}

const outcomeOf = <Result>(done: Promise<Result>): Promise<JobOutcome<Result>> =>
  done.then(
    (result) => ({ result }),
    (error: unknown) => ({
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }),
  );
