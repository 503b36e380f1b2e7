import { randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';

/** Ending of an unfinished file: its process id and machine. */
const UNFINISHED = /\.(\d+)\.([^/\\]+)\.part$/;

/** An unfinished file's name, by which leftovers of a crash are found. */
export const unfinishedName = (name: string, pid = process.pid): string =>
  `${name}.${randomUUID()}.${pid}.${hostname()}.part`;

/**
 * Age from which an unfinished file is removed whoever wrote it: its machine, such as a container,
 * may be gone.
 */
const ABANDONED_AFTER_MS = 24 * 60 * 60 * 1000;

/**
 * Removes unfinished files of ended processes of this machine, and any that are a day old, also in subfolders. Call at
 * a process's start, before it writes.
 */
export const removeUnfinished = (folder: string): Promise<void> =>
  remove(
    folder,
    async (file, writer, machine) =>
      (machine === hostname() && !isRunning(Number(writer))) || isLongOver(file),
  );

/**
 * Removes unfinished files that are a day old; safe at any time, since younger ones may still be
 * written.
 */
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
  return found !== null && found.mtimeMs < Date.now() - ABANDONED_AFTER_MS;
}

/**
 * Whether the process runs. A file with this process's own id was left by an earlier process: this
 * one has written nothing yet.
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
