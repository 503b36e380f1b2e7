import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import { type Config, readConfig } from '#config/env.ts';
import { isMigrated } from '#db/migrate.ts';
import { openDatabase } from '#db/open.ts';
import type { Db } from '#db/schema.ts';
import { exitOnError } from '#exit-on-error.ts';
import { restrictNewFiles } from '#file-permissions.ts';

/** What a command works with, from the environment of the server. */
export type Context = {
  config: Config;
  db: Db;
  now: () => Date;
  /** Where security events go: the standard error, since the answer of a command is on the standard output. */
  log: FastifyBaseLogger;
  /** What stands in a security event in the place of a network. */
  network: typeof OPERATOR;
};

const OPERATOR = 'operator';

/** The exit code when a command could not do its work at all. */
export const FAILED = 2;

/**
 * Runs a command on the database of this installation, which must be of this release. The process ends
 * with the exit code that `work` gives, or with 2 and a sentence when it fails.
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
