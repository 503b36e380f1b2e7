import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import { type Config, readConfig } from '#config/env.ts';
import { isMigrated } from '#db/migrate.ts';
import { openDatabase } from '#db/open.ts';
import type { Db } from '#db/schema.ts';
import { exitOnError } from '#exit-on-error.ts';
import { restrictNewFiles } from '#file-permissions.ts';

export type Context = {
  config: Config;
  db: Db;
  now: () => Date;
  /** Security events go to the standard error; the standard output is the command's answer. */
  log: FastifyBaseLogger;
  /** Replaces the network in security events. */
  network: typeof OPERATOR;
};

const OPERATOR = 'operator';

/** Exit code of a command that could not run. */
export const FAILED = 2;

/**
 * Runs a command on this installation's database, which must be of this release. The exit code is the one that `work`
 * returns, or 2 after an error.
 */
export async function runCommand(work: (context: Context) => Promise<number>): Promise<void> {
  restrictNewFiles();
  const run = async () => {
    const config = readConfig(process.env);
    const db = openDatabase(config);
    try {
      if (!(await isMigrated(db))) throw new Error('Start the server of this release first.');
      const log = pino(
        { level: config.logLevel, base: null },
        pino.destination({ fd: 2, sync: true }),
      );
      return await work({ config, db, now: () => new Date(), log, network: OPERATOR });
    } finally {
      await db.destroy();
    }
  };
  process.exitCode = await exitOnError(run, { exitCode: FAILED });
}
