import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inTurn, type Limits } from '#limits/limits.ts';
import { createLimitsInWorker } from './limits-in-worker.ts';
import { createLimitsOfWorkers } from './limits-of-workers.ts';
import type { ToWorker } from './messages.ts';

const later = (target: EventEmitter, message: unknown): void => {
  const copy: unknown = structuredClone(message);
  setImmediate(() => target.emit('message', copy));
};

/** A worker whose messages are as those between processes: copies, and later. */
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

test('workers count calls together, and those of one turn of the event loop in one message', async () => {
  const serve = createLimitsOfWorkers();
  const [one, other] = [createWorker(serve), createWorker(serve)];
  const counts = await Promise.all(
    Array.from({ length: 20 }, async (_, nth) =>
      (nth < 15 ? one : other).limits.countCall('ada', 1000),
    ),
  );
  expect(counts.map(({ current }) => current).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 20 }, (_, index) => index + 1),
  );
  expect((await one.limits.countCall('grace', 1000)).current).toBe(1);
  expect([one.sent(), other.sent()]).toEqual([2, 1]);
});

test('a place is held by one worker at a time, and is free again when that dies', async () => {
  const serve = createLimitsOfWorkers();
  const [one, other] = [createWorker(serve), createWorker(serve)];
  const place = { name: 'image', max: 1 };
  const done: string[] = [];
  const never = inTurn(one.limits, place, () => new Promise<void>(() => {}));
  await pause(5);
  expect(await other.limits.enterNow('image', 1)).toBeNull();
  const next = inTurn(other.limits, place, async () => done.push('next'));
  // One that waits when it dies takes no place from the others.
  void inTurn(one.limits, place, async () => done.push('of the dead'));
  await pause(5);
  expect(done).toEqual([]);
  one.die();
  await next;
  expect(done).toEqual(['next']);
  await pause(5);
  expect(await other.limits.enterNow('image', 1)).not.toBeNull();
  void never;
});

test('an answer to a worker that has just died ends nobody else', async () => {
  const serve = createLimitsOfWorkers();
  const dead = new EventEmitter();
  const broken = new Error('write EPIPE');
  // As Node does: whoever gives nobody to tell gets an event, which ends the process when nobody listens.
  const send = (_message: ToWorker, failed?: (error: Error) => void) =>
    failed ? failed(broken) : dead.emit('error', broken);
  serve(Object.assign(dead, { send }));
  dead.emit('message', { limits: [[1, { count: 'ada', windowMs: 1000 }]] });
  expect((await createWorker(serve).limits.countCall('ada', 1000)).current).toBe(2);
});
