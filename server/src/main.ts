import cluster from 'node:cluster';
import { readConfig } from './config/env.ts';
import { exitOnError } from './exit-on-error.ts';
import { restrictNewFiles } from './file-permissions.ts';
import { prepare } from './processes/prepare.ts';

restrictNewFiles();
// On a full disk output may fail, which must not end the server.
for (const output of [process.stdout, process.stderr]) output.on('error', () => {});

const config = await exitOnError(() => readConfig(process.env));
const say = (sentence: string) => console.log(sentence);

// Only processes that answer calls load this code.
if (cluster.isWorker) {
  const { runWorker } = await import('./processes/run-worker.ts');
  await runWorker(config);
} else {
  await prepare(config, say);
  if (config.workers === 1) {
    const { runAlone } = await import('./processes/run-alone.ts');
    await runAlone(config, say);
  } else {
    const { runWorkers } = await import('./processes/run-workers.ts');
    await runWorkers(config, say);
  }
}
