import path from 'node:path';
import { restoreCutShort } from '#backup/folders.ts';
import type { Config } from '#config/env.ts';
import { migrate } from '#db/migrate.ts';
import { openDatabase } from '#db/open.ts';
import { exitOnError } from '#exit-on-error.ts';
import { restrictFiles } from '#file-permissions.ts';
import type { Say } from './startup-notice.ts';

/** Runs once before any process serves: restricts access to the folder and migrates the database. */
export async function prepare(config: Config, say: Say): Promise<void> {
  const { closed, left } = await exitOnError(() => restrictFiles(config.dataDir), {
    problem: `The folder ${path.resolve(config.dataDir)} cannot be used: `,
  });
  if (closed > 0) say(`${config.dataDir} could be read by others: now by its owner alone.`);
  if (left.length > 0) say(`Others may read ${left[0]}: it belongs to another user.`);
  await exitOnError(() => bringUpToDate(config, say), { problem: problemOfDatabase(config) });
}

/** The beginning of the message about a failing database. */
export const problemOfDatabase = ({ databaseUrl, dataDir }: Config): string =>
  `The database at ${databaseUrl === null ? path.resolve(dataDir) : 'DATABASE_URL'} cannot be used: `;

async function bringUpToDate(config: Config, say: Say): Promise<void> {
  const cutShort = config.databaseUrl === null ? restoreCutShort(config.dataDir) : null;
  if (cutShort !== null) throw new Error(cutShort);
  const unlimited = openDatabase(config);
  const newer = await migrate(unlimited);
  if (newer !== null) {
    say(
      `The next release of Limber has changed the database (${newer}). This one goes on working on it, until it is replaced.`,
    );
  }
  await unlimited.destroy();
}
