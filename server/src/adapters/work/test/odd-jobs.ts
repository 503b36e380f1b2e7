import { answerJobs } from '../answer-jobs.ts';

answerJobs(async (job: 'pid' | 'fail' | 'die' | 'hang' | 'environment') => {
  if (job === 'fail') throw new Error('This job fails');
  if (job === 'die') process.kill(process.pid, 'SIGKILL');
  if (job === 'hang') process.kill(process.pid, 'SIGSTOP');
  return job === 'environment' ? Object.keys(process.env) : process.pid;
});
