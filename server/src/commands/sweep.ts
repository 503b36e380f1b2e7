/**
 * `npm run sweep`: removes stored files that are no longer needed and prints the keys of lost ones, at any time, with
 * the server's environment. `npm run sweep -- --forget-lost` also deletes the rows of lost files. Exit code 0 when
 * files and rows agree, 1 while files are lost, 2 when nothing could be swept.
 */
import { exitOnError } from '#exit-on-error.ts';
import { createLimits } from '#limits/limits.ts';
import { forgetLost, sweep } from '#features/media/sweep/sweep.ts';
import { createMedia } from '#features/media/create-media.ts';
import { FAILED, runCommand } from './run-command.ts';

const FORGET = '--forget-lost';

function readOptions(options: readonly string[]): boolean {
  if (options.some((option) => option !== FORGET)) throw new Error(`The only option is ${FORGET}.`);
  return options.includes(FORGET);
}

const forgetsLost = await exitOnError(() => readOptions(process.argv.slice(2)), {
  exitCode: FAILED,
});
await runCommand(async ({ config, db, now }) => {
  const media = await createMedia(config, { db, now, limits: createLimits() });
  const { removed, lost } = await sweep({ db, now, ...media });
  if (forgetsLost) await forgetLost({ db, ...media }, lost);
  const lines = [
    ...removed.map((key) => `Removed: ${key}`),
    ...lost.map((key) => `${forgetsLost ? 'Forgotten' : 'Lost'}: ${key}`),
    `Files that belonged to nothing: ${removed.length}. Lost files: ${lost.length}.`,
  ];
  process.stdout.write([...lines, ''].join('\n'));
  return lost.length > 0 && !forgetsLost ? 1 : 0;
});
