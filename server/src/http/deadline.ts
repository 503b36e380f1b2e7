import type { FastifyInstance } from 'fastify';

/**
 * How long a call may go without an answer once its body is there. Longer than any single wait, for the database
 * above all, so that mostly the fault of what is waited for answers.
 */
export const DEADLINE_MS = 9500;

/** Does work that rightly takes long, such as receiving a form or making a video: its time does not count. */
export type Unhurried = <Result>(work: () => Promise<Result>) => Promise<Result>;

declare module 'fastify' {
  interface FastifyRequest {
    unhurried: Unhurried;
  }
}

/** A call that had no answer in time. What it does may still be done. */
export class Overdue extends Error {
  override name = 'Overdue';

  constructor(limitMs: number) {
    super(`No answer within ${limitMs} ms: the waits of this call were too long together`);
  }
}

const unlimited: Unhurried = (work) => work();

/** Answers every call that takes too long as a whole with Overdue. An answer that has begun takes its time. */
export function keepDeadline(app: FastifyInstance, limitMs: number): void {
  app.decorateRequest('unhurried', unlimited);
  const clocks = new WeakMap<object, Clock>();
  // Nothing before asks the database, and the body is there, unless it is a form.
  app.addHook('preValidation', (request, reply, done) => {
    const clock = createClock(limitMs, () => {
      if (!reply.sent) reply.send(new Overdue(limitMs));
    });
    clocks.set(request, clock);
    request.unhurried = (work) => {
      clock.pause();
      return work().finally(clock.resume);
    };
    reply.raw.once('close', clock.stop);
    clock.resume();
    done();
  });
  // With a callback: between two answers of one call there must be no moment.
  app.addHook('onSend', (request, _reply, _payload, done) => {
    clocks.get(request)?.stop();
    done();
  });
}

type Clock = { pause: () => void; resume: () => void; stop: () => void };

/** A clock that runs between `resume` and `pause`, until it is stopped. */
function createClock(limitMs: number, ring: () => void): Clock {
  let left = limitMs;
  let since = 0;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const pause = () => {
    clearTimeout(timer);
    left -= performance.now() - since;
  };
  const resume = () => {
    if (isStopped) return;
    since = performance.now();
    timer = setTimeout(ring, Math.max(left, 0)).unref();
  };
  const stop = () => {
    isStopped = true;
    clearTimeout(timer);
  };
  return { pause, resume, stop };
}
