/**
 * `npm run backup -- <folder>`: copies the database and the media into a new folder, beside running servers, with the
 * server's environment. `--keep 7` then removes all but the newest seven. Exit code 0 when complete, 1 when stored
 * files were lost before, 2 without a backup.
 */
import { parseArgs } from 'node:util';
import { createStorage } from '#adapters/storage/create-storage.ts';
import { removeOldBackups, takeBackup } from '#backup/take-backup.ts';
import { findInstallation } from '#db/installation.queries.ts';
import { exitOnError } from '#exit-on-error.ts';
import { FAILED, runCommand } from './run-command.ts';

const USAGE = 'Usage: npm run backup -- <folder> [--keep <number>]';

function readArguments(): { parent: string; keep: number | null } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { keep: { type: 'string' } },
  });
  const [parent, ...others] = positionals;
  const keep = values.keep === undefined ? null : Number(values.keep);
  const isKeep = keep === null || (Number.isInteger(keep) && keep > 0);
  if (parent === undefined || others.length > 0 || !isKeep) throw new Error(USAGE);
  return { parent, keep };
}

const { parent, keep } = await exitOnError(readArguments, { exitCode: FAILED });
await runCommand(async ({ config, db, now }) => {
  const storage = await createStorage(config, (await findInstallation(db)).name);
  const { folder, manifest, lost } = await takeBackup({ db, storage, now }, parent);
  const removed = keep === null ? [] : await removeOldBackups(parent, keep);
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const lines = [
    ...lost.map((key) => `Lost before this backup: ${key}`),
    ...removed.map((name) => `Removed: ${name}`),
    `Backup: ${folder} (rows: ${rows}, pictures and videos: ${manifest.media.length})`,
  ];
  process.stdout.write([...lines, ''].join('\n'));
  return lost.length > 0 ? 1 : 0;
});
