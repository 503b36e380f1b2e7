import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { withPermit, type Limits } from '#limits/limits.ts';
import { createLimitsInWorker } from './limits-in-worker.ts';
import { createLimitsOfWorkers } from './limits-of-workers.ts';
import type { ToWorker } from './messages.ts';

/** Longer than a worker waits before it reports its counts. */
const TOLD_MS = 60;

const later = (target: EventEmitter, message: unknown): void => {
  const copy: unknown = structuredClone(message);
  setImmediate(() => target.emit('message', copy));
};

/**
 * A worker whose messages behave like those between processes: they are copied and arrive later.
 */
function createWorker(serve: ReturnType<typeof createLimitsOfWorkers>) {
  const toPrimary = new EventEmitter();
  const toWorker = new EventEmitter();
  let messages = 0;
  serve(Object.assign(toPrimary, { send: (message: ToWorker) => later(toWorker, message) }));
  const limits: Limits = createLimitsInWorker(2, {
    send: (message) => {
      messages += 1;
      later(toPrimary, message);
    },
    onMessage: (listen) => toWorker.on('message', listen),
  });
  return { limits, sent: () => messages, die: () => toPrimary.emit('exit') };
}

const callOften = (limits: Limits, key: string, calls: number) =>
  Promise.all(Array.from({ length: calls }, async () => limits.countCall(key, 60_000)));

test('workers count few calls by themselves, and tell of them in one message', async () => {
  const worker = createWorker(createLimitsOfWorkers());
  for (const key of ['ada', 'grace', 'mary']) await callOften(worker.limits, key, 30);
  expect((await worker.limits.countCall('ada', 60_000)).current).toBe(31);
  await pause(TOLD_MS);
  expect(worker.sent()).toBe(1);
});

test('many calls are counted together, whichever worker has them', async () => {
  const serve = createLimitsOfWorkers();
  const [one, other] = [createWorker(serve), createWorker(serve)];
  await Promise.all([callOften(one.limits, 'ada', 60), callOften(other.limits, 'ada', 60)]);
  await pause(TOLD_MS);
  await Promise.all([callOften(one.limits, 'ada', 1), callOften(other.limits, 'ada', 1)]);
  await pause(TOLD_MS);
  const counts = [
    ...(await callOften(one.limits, 'ada', 10)),
    ...(await callOften(other.limits, 'ada', 10)),
  ];
  expect(counts.map(({ current }) => current)).toEqual(
    Array.from({ length: 20 }, (_, index) => 123 + index),
  );
});

test('a permit is held by one worker at a time, and is free again when that dies', async () => {
  const serve = createLimitsOfWorkers();
  const [one, other] = [createWorker(serve), createWorker(serve)];
  const semaphore = { name: 'image', permits: 1 };
  const done: string[] = [];
  const never = withPermit(one.limits, semaphore, () => new Promise<void>(() => {}));
  await pause(5);
  expect(await other.limits.tryAcquire('image', 1)).toBeNull();
  const next = withPermit(other.limits, semaphore, async () => done.push('next'));
  // A worker that dies while it waits takes no permit from the others.
  void withPermit(one.limits, semaphore, async () => done.push('of the dead'));
  await pause(5);
  expect(done).toEqual([]);
  one.die();
  await next;
  expect(done).toEqual(['next']);
  await pause(5);
  expect(await other.limits.tryAcquire('image', 1)).not.toBeNull();
  void never;
});

test('an answer to a worker that has just died ends nobody else', async () => {
  const serve = createLimitsOfWorkers();
  const dead = new EventEmitter();
  const broken = new Error('write EPIPE');
  // Like Node: without a callback the failure becomes an `error` event, which ends a process that
  // does not listen for it.
  const send = (_message: ToWorker, failed?: (error: Error) => void) =>
    failed ? failed(broken) : dead.emit('error', broken);
  serve(Object.assign(dead, { send }));
  dead.emit('message', { limits: [[1, { count: 'ada', windowMs: 1000 }]] });
  // A key with so many calls that the primary would answer with its count.
  dead.emit('message', { counts: [['ada', 1000, 200]] });
  expect(await createWorker(serve).limits.tryAcquire('image', 1)).not.toBeNull();
});
