import { randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';

/** The ending of a file's name while it is written, with the process that writes it and its machine. */
const UNFINISHED = /\.(\d+)\.([^/\\]+)\.part$/;

/** A name for a file while it is written, by which what a crash left behind is found. */
export const unfinishedName = (name: string, pid = process.pid): string =>
  `${name}.${randomUUID()}.${pid}.${hostname()}.part`;

/** Removes what processes of this machine were writing in this folder, or in those within it, when they ended. */
export async function removeUnfinished(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true }).catch(nullIfMissing);
  const left = (files ?? []).filter((file) => {
    const [, writer, machine] = UNFINISHED.exec(file) ?? [];
    return machine === hostname() && !isRunning(Number(writer));
  });
  await Promise.all(left.map((file) => rm(path.join(folder, file), { force: true })));
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
