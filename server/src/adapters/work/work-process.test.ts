import { readdirSync } from 'node:fs';
import { getPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createWorkProcess } from './work-process.ts';

type Job = 'pid' | 'fail' | 'die' | 'hang' | 'environment';

const create = (idleMs?: number, hangsMs?: number) =>
  createWorkProcess<Job, number | string[]>(
    new URL('test/odd-jobs.ts', import.meta.url),
    idleMs,
    hangsMs,
  );
const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('jobs are done by one process, which ends when it has nothing to do', async () => {
  const work = create(50);
  const pid = Number(await work('pid'));
  expect(pid).not.toBe(process.pid);
  expect(await work('pid')).toBe(pid);
  while (isRunning(pid)) await pause(20);
  const next = Number(await work('pid'));
  expect(next).not.toBe(pid);
});

test.runIf(process.platform === 'linux')('all its threads stand behind calls', async () => {
  const pid = Number(await create()('pid'));
  const threads = readdirSync(`/proc/${pid}/task`).map(Number);
  expect(threads.length).toBeGreaterThan(1);
  for (const thread of threads) expect(getPriority(thread)).toBeGreaterThan(getPriority());
});

test('a job that fails takes no other along, nor does one that ends its process', async () => {
  const work = create();
  await expect(work('fail')).rejects.toThrow('This job fails');
  const pid = await work('pid');
  await expect(work('die')).rejects.toThrow('ended with SIGKILL and without its work');
  expect(await work('pid')).not.toBe(pid);
});

test('a job that hangs ends with an error, so that others get their turn', async () => {
  const work = create(undefined, 5000);
  const hanging = work('hang');
  const next = work('pid');
  await expect(hanging).rejects.toThrow('ended with SIGKILL');
  expect(await next).toEqual(expect.any(Number));
});

test('whoever takes over the process finds no keys and no passwords in its environment', async () => {
  process.env.STRIPE_SECRET_KEY = 'secret';
  const names = await create()('environment');
  delete process.env.STRIPE_SECRET_KEY;
  expect(names).toEqual(expect.arrayContaining(['PATH']));
  expect(names).not.toContain('STRIPE_SECRET_KEY');
});
