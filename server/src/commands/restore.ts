/**
 * `npm run restore -- <backup>`: replaces the data in use, with the server's environment; the server must not run. The
 * whole backup is checked first; `--check` stops there. Existing data stop it, or are moved aside with `--replace`.
 * Exit code 0 when done, 2 when nothing was changed.
 */
import { parseArgs } from 'node:util';
import { checkBackup, restoreBackup } from '#backup/restore-backup.ts';
import { openStaging } from '#backup/staging.ts';
import { readConfig } from '#config/env.ts';
import { exitOnError } from '#exit-on-error.ts';
import { restrictNewFiles } from '#file-permissions.ts';
import { FAILED } from './run-command.ts';

const USAGE = 'Usage: npm run restore -- <backup> [--check] [--replace]';

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { check: { type: 'boolean' }, replace: { type: 'boolean' } },
  });
  const [folder, ...others] = positionals;
  if (folder === undefined || others.length > 0) throw new Error(USAGE);
  return { folder, onlyChecks: values.check === true, replaces: values.replace === true };
}

async function restore(): Promise<string[]> {
  const { folder, onlyChecks, replaces } = readArguments();
  const config = readConfig(process.env);
  const manifest = await checkBackup(folder);
  const { installation, takenAt } = manifest;
  if (onlyChecks) return [`The backup of ${takenAt} is whole.`];
  const staging = await openStaging(config, { installation, now: new Date(), replaces });
  const moved = await restoreBackup(folder, manifest, staging);
  return [
    ...moved.map((place) => `The data before are now in ${place}.`),
    `The backup of ${takenAt} is restored: start the server.`,
  ];
}

restrictNewFiles();
const lines = await exitOnError(restore, { exitCode: FAILED });
process.stdout.write([...lines, ''].join('\n'));
