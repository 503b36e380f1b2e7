import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

export type Figures = { megabytes: number; handles: number };

/** From Linux /proc. */
export function figuresOf(pid: number): Figures {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]);
  return {
    megabytes: Math.round(kilobytes / 1024),
    handles: readdirSync(`/proc/${pid}/fd`).length,
  };
}

/** Peak memory since the start or the last `forgetMost`. */
export function mostMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1]) / 1024;
}

/** Resets the peak: 5 means that in proc_pid_clear_refs(5). */
export function forgetMost(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
}

const TICKS_A_SECOND = 100;

/** CPU seconds, child processes included. */
export function processorSeconds(pid: number): number {
  const started = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  const children = started === '' ? [] : started.split(' ').map(Number);
  return children.reduce((sum, child) => sum + processorSeconds(child), ownSeconds(pid));
}

function ownSeconds(pid: number): number {
  const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1] ?? '';
  const [userTicks, systemTicks] = afterName.split(' ').slice(11, 13).map(Number);
  return ((userTicks ?? 0) + (systemTicks ?? 0)) / TICKS_A_SECOND;
}

/** Simulates a full disk by a limit on file size; null removes it. */
export function limitFiles(pid: number, bytes: number | null): void {
  const limit = `--fsize=${bytes ?? 'unlimited'}:unlimited`;
  const { status } = spawnSync('prlimit', [`--pid=${pid}`, limit]);
  if (status !== 0) throw new Error('prlimit of util-linux is needed to fill a disk');
}
