import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** What a process holds. */
export type Figures = { megabytes: number; handles: number };

/** Reads them from Linux. */
export function figuresOf(pid: number): Figures {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]);
  return {
    megabytes: Math.round(kilobytes / 1024),
    handles: readdirSync(`/proc/${pid}/fd`).length,
  };
}

/** As if the disk were full: no file of the process may grow beyond this size. Null takes that back. */
export function limitFiles(pid: number, bytes: number | null): void {
  const limit = `--fsize=${bytes ?? 'unlimited'}:unlimited`;
  const { status } = spawnSync('prlimit', [`--pid=${pid}`, limit]);
  if (status !== 0) throw new Error('prlimit of util-linux is needed to fill a disk');
}
