import { answerJobs } from '../answer-jobs.ts';

answerJobs(async (job: 'pid' | 'fail' | 'die' | 'environment') => {
  if (job === 'fail') throw new Error('This job fails');
  if (job === 'die') process.kill(process.pid, 'SIGKILL');
  return job === 'environment' ? Object.keys(process.env) : process.pid;
});
