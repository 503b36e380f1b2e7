/**
 * Removes uploaded files that belong to nothing any more, and names those that are lost:
 * `npm run sweep`, with the environment of the server, at any time. `npm run sweep -- --forget-lost`
 * also forgets the images and videos whose files are lost. Exit code 1 while files are lost.
 */
import { readConfig } from './config/env.ts';
import { isMigrated } from './db/migrate.ts';
import { openDatabase } from './db/open.ts';
import { forgetLost, sweep } from './features/media/sweep/sweep.ts';
import { createMedia } from './features/media/create-media.ts';

const FORGET = '--forget-lost';
const now = () => new Date();

/** Gives the exit code: 0 when files and rows agree, 1 when files are lost, 2 when nothing could be swept. */
async function run(words: readonly string[]): Promise<number> {
  if (words.some((word) => word !== FORGET)) throw new Error(`The only option is ${FORGET}.`);
  const config = readConfig(process.env);
  const db = openDatabase(config);
  try {
    if (!(await isMigrated(db))) throw new Error('Start the server of this release first.');
    const media = await createMedia(config, { db, now });
    const { removed, lost } = await sweep({ db, now, ...media });
    const forgets = words.includes(FORGET) && lost.length > 0;
    if (forgets) await forgetLost({ db, ...media }, lost);
    const lines = [
      ...removed.map((key) => `Removed: ${key}`),
      ...lost.map((key) => `${forgets ? 'Forgotten' : 'Lost'}: ${key}`),
      `Files that belonged to nothing: ${removed.length}. Lost files: ${lost.length}.`,
    ];
    process.stdout.write([...lines, ''].join('\n'));
    return lost.length > 0 && !forgets ? 1 : 0;
  } finally {
    await db.destroy();
  }
}

process.exitCode = await run(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  return 2;
});
