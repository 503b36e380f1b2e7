import { type Counted, createCallCounts } from '#limits/call-counts.ts';
import { createPlaces, type Leave } from '#limits/places.ts';
import { COUNTED_HERE } from './counts-in-worker.ts';
import type { Answer, Asked, FromWorker, ToWorker } from './messages.ts';

/** A process that asks, as far as it is asked with messages. */
type Asking = {
  /** Without somebody to tell, an answer to a worker that has just died would end this process. */
  send: (message: ToWorker, failed: () => void) => unknown;
  on: (event: 'message', listen: (message: unknown) => void) => unknown;
  once: (event: 'exit', listen: () => void) => unknown;
};

/** Keeps the limits for all workers in the process that started them. Gives what answers one. */
export function createLimitsOfWorkers(): (worker: Asking) => void {
  const places = createPlaces();
  const countCall = createCallCounts();
  return (worker) => {
    const held = new Map<number, Leave>();
    let isGone = false;
    const say = (message: ToWorker) => {
      if (!isGone) worker.send(message, () => {});
    };
    const send = (answers: Answer[]) => {
      if (answers.length > 0) say({ limits: answers });
    };
    /** A worker need not know of keys that nobody has called often. */
    const sendOften = (counts: [string, Counted][]) => {
      const often = counts.filter(([, { current }]) => current >= COUNTED_HERE);
      if (often.length > 0) say({ counts: often });
    };
    const hold = (id: number, leave: Leave) => {
      if (isGone) leave();
      else held.set(id, leave);
    };
    const giveLater = async (id: number, asked: { enter: string; max: number }) => {
      hold(id, await places.enter(asked.enter, asked.max));
      send([[id, true]]);
    };
    const answerTo = ([id, asked]: Asked): Answer[] => {
      if ('count' in asked) return [[id, countCall(asked.count, asked.windowMs)]];
      if ('leave' in asked) {
        held.get(asked.leave)?.();
        held.delete(asked.leave);
        return [];
      }
      if ('enterNow' in asked) {
        const leave = places.enterNow(asked.enterNow, asked.max);
        if (leave) hold(id, leave);
        return [[id, leave !== null]];
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
      for (const leave of held.values()) leave();
    });
  };
}
