import { randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';

/** The ending of a file's name while it is written, with the process that writes it and its machine. */
const UNFINISHED = /\.(\d+)\.([^/\\]+)\.part$/;

/** A name for a file while it is written, by which what a crash left behind is found. */
export const unfinishedName = (name: string, pid = process.pid): string =>
  `${name}.${randomUUID()}.${pid}.${hostname()}.part`;

/** Nothing is written for so long: whose machine is no more, such as a container, has left it behind. */
const LONG_OVER_MS = 24 * 60 * 60 * 1000;

/**
 * Removes what processes of this machine were writing in this folder, or in those within it, when they ended, and
 * what was left there a day ago by any. When a process starts, before it writes itself.
 */
export const removeUnfinished = (folder: string): Promise<void> =>
  remove(
    folder,
    async (file, writer, machine) =>
      (machine === hostname() && !isRunning(Number(writer))) || isLongOver(file),
  );

/** The same of what was left a day ago alone: at any time, since processes that run go on writing. */
export const removeLongOver = (folder: string): Promise<void> => remove(folder, isLongOver);

type IsLeft = (file: string, writer: string, machine: string) => Promise<boolean>;

async function remove(folder: string, isLeft: IsLeft): Promise<void> {
  const files = await readdir(folder, { recursive: true }).catch(nullIfMissing);
  for (const name of files ?? []) {
    const [, writer, machine] = UNFINISHED.exec(name) ?? [];
    if (writer === undefined || machine === undefined) continue;
    const file = path.join(folder, name);
    if (await isLeft(file, writer, machine)) await rm(file, { force: true });
  }
}

async function isLongOver(file: string): Promise<boolean> {
  const found = await stat(file).catch(nullIfMissing);
  return found !== null && found.mtimeMs < Date.now() - LONG_OVER_MS;
}

/**
 * Whether another process with this id runs. A file with the id of this process is old, because this one has
 * written nothing yet.
 */
function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as { code?: string }).code === 'EPERM';
  }
}

export function nullIfMissing(error: unknown): null {
  if ((error as { code?: string }).code === 'ENOENT') return null;
  throw error;
}
