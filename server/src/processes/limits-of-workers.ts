import { type Counted, createCallCounts } from '#limits/call-counts.ts';
import { createNamedSemaphores, type Release } from '#semaphore.ts';
import { COUNTED_HERE } from './counts-in-worker.ts';
import type { Answer, Asked, FromWorker, ToWorker } from './messages.ts';

/** The parts of a worker that its messages need. */
type Asking = {
  /** Without a callback, an answer to a worker that has just died would end this process. */
  send: (message: ToWorker, failed: () => void) => unknown;
  on: (event: 'message', listen: (message: unknown) => void) => unknown;
  once: (event: 'exit', listen: () => void) => unknown;
};

/** Keeps the limits of all workers in the primary. Returns the function that serves a worker. */
export function createLimitsOfWorkers(): (worker: Asking) => void {
  const semaphores = createNamedSemaphores();
  const countCall = createCallCounts();
  return (worker) => {
    const held = new Map<number, Release>();
    let isGone = false;
    const say = (message: ToWorker) => {
      if (!isGone) worker.send(message, () => {});
    };
    const send = (answers: Answer[]) => {
      if (answers.length > 0) say({ limits: answers });
    };
    /** Workers need no counts of rare keys. */
    const sendOften = (counts: [string, Counted][]) => {
      const often = counts.filter(([, { current }]) => current >= COUNTED_HERE);
      if (often.length > 0) say({ counts: often });
    };
    const hold = (id: number, release: Release) => {
      if (isGone) release();
      else held.set(id, release);
    };
    const giveLater = async (id: number, asked: { acquire: string; permits: number }) => {
      hold(id, await semaphores.acquire(asked.acquire, asked.permits));
      send([[id, true]]);
    };
    const answerTo = ([id, asked]: Asked): Answer[] => {
      if ('count' in asked) return [[id, countCall(asked.count, asked.windowMs)]];
      if ('release' in asked) {
        held.get(asked.release)?.();
        held.delete(asked.release);
        return [];
      }
      if ('tryAcquire' in asked) {
        const release = semaphores.tryAcquire(asked.tryAcquire, asked.permits);
        if (release) hold(id, release);
        return [[id, release !== null]];
      }
      void giveLater(id, asked);
      return [];
    };
    worker.on('message', (message) => {
      const { limits, counts } = message as FromWorker;
      if (counts) sendOften(counts.map(([key, ...calls]) => [key, countCall(key, ...calls)]));
      if (limits) send(limits.flatMap(answerTo));
    });
    worker.once('exit', () => {
      isGone = true;
      for (const release of held.values()) release();
    });
  };
}
