import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { findBackups, takenAt } from './take-backup.ts';

const HOUR_MS = 60 * 60 * 1000;
const COMMAND = fileURLToPath(new URL('../commands/backup.ts', import.meta.url));

/** Where backups go, and how many stay there. */
export type BackupPlan = { readonly folder: string; readonly keep: number };

/** What is done with the outcome of a backup. */
type Told = { done: (said: string) => void; failed: (error: unknown) => void };

/**
 * Whether the newest backup in the folder is a day old, or there is none. One from the future, by a clock that was
 * wrong, does not count: no backup would be taken until then.
 */
export async function isBackupDue(folder: string, now: Date): Promise<boolean> {
  const moments = (await findBackups(folder)).map((name) => takenAt(name).getTime());
  const newest = moments.findLast((moment) => moment <= now.getTime());
  // A day less an hour, so that looking every hour does not move the time of day on and on.
  return newest === undefined || now.getTime() - newest >= 23 * HOUR_MS;
}

/**
 * Takes a backup a day from now on: looks at once and every hour whether one is due. It is taken in a process
 * of its own, so that no call waits for it.
 */
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
