import type { JobOutcome } from './work-process.ts';

/** Answers the jobs that `createWorkProcess` sends to this process, which ends with the one that began it. */
export function answerJobs<Job, Result>(work: (job: Job) => Promise<Result>): void {
  // A terminal sends them to this process too. The server ends by itself, once its calls have their answers.
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
