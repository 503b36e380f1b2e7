import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { findBackups, takenAt } from './take-backup.ts';

const HOUR_MS = 60 * 60 * 1000;
const COMMAND = fileURLToPath(new URL('../commands/backup.ts', import.meta.url));

/** The backups' folder, and how many are kept. */
export type BackupPlan = { readonly folder: string; readonly keep: number };

/** Handlers of a backup's outcome. */
type Told = { done: (said: string) => void; failed: (error: unknown) => void };

/**
 * Whether there is no backup of the last day. A backup dated in the future, by a wrong clock, is ignored: it would stop
 * all backups until then.
 */
export async function isBackupDue(folder: string, now: Date): Promise<boolean> {
  const moments = (await findBackups(folder)).map((name) => takenAt(name).getTime());
  const newest = moments.findLast((moment) => moment <= now.getTime());
  // A day less an hour, so that hourly checks do not shift the time of day.
  return newest === undefined || now.getTime() - newest >= 23 * HOUR_MS;
}

/** Takes a backup a day, in a separate process so that no call waits for it. Checks at once and every hour. */
export function scheduleBackups({ folder, keep }: BackupPlan, { done, failed }: Told): void {
  const run = async () => {
    if (!(await isBackupDue(folder, new Date()))) return;
    const { stdout } = await promisify(execFile)(process.execPath, [
      COMMAND,
      folder,
      '--keep',
      String(keep),
    ]);
    done(stdout.trim());
  };
  let underWay = false;
  const look = async () => {
    if (underWay) return;
    underWay = true;
    await run().catch(failed);
    underWay = false;
  };
  void look();
  setInterval(() => void look(), HOUR_MS).unref();
}
