import type { FastifyInstance } from 'fastify';

/**
 * How long a call may go without an answer once its body is there. Longer than any single wait, for the database
 * above all, so that mostly the fault of what is waited for answers.
 */
export const DEADLINE_MS = 9500;

/** How often the calls are looked at. */
const LOOK_MS = 250;

/** Does work that rightly takes long, such as receiving a form or making a video: its time does not count. */
export type WithoutDeadline = <Result>(work: () => Promise<Result>) => Promise<Result>;

declare module 'fastify' {
  interface FastifyRequest {
    withoutDeadline: WithoutDeadline;
    /** How long the call has been without an answer; null until its body is there. */
    clock: Clock | null;
  }
}

/** A call that had no answer in time. What it does may still be done. */
export class Overdue extends Error {
  override name = 'Overdue';

  constructor(limitMs: number) {
    super(`No answer within ${limitMs} ms: the waits of this call were too long together`);
  }
}

const unlimited: WithoutDeadline = (work) => work();

/**
 * Answers every call that takes too long as a whole with Overdue. An answer that has begun takes its time. One timer
 * looks at all calls: one for each would keep its call in memory until long after the answer.
 */
export function keepDeadline(app: FastifyInstance, limitMs: number): void {
  const running = new Set<Clock>();
  const timer = setInterval(
    () => {
      for (const clock of running) clock.look();
    },
    Math.min(LOOK_MS, limitMs / 2),
  ).unref();
  app.addHook('onClose', async () => clearInterval(timer));
  app.decorateRequest('withoutDeadline', unlimited);
  app.decorateRequest('clock', null);
  // Nothing before asks the database, and the body is there, unless it is a form.
  app.addHook('preValidation', (request, reply, done) => {
    const clock = new Clock(running, limitMs, () => {
      if (!reply.sent) reply.send(new Overdue(limitMs));
    });
    request.clock = clock;
    request.withoutDeadline = (work) => {
      clock.pause();
      return work().finally(() => clock.resume());
    };
    reply.raw.once('close', () => clock.stop());
    clock.resume();
    done();
  });
  // With a callback: between two answers of one call there must be no moment.
  app.addHook('onSend', (request, _reply, _payload, done) => {
    request.clock?.stop();
    done();
  });
}

/** A clock that runs between `resume` and `pause`, as one of `running`, until it is stopped. */
class Clock {
  readonly #running: Set<Clock>;
  readonly #ring: () => void;
  #leftMs: number;
  #since = 0;
  #isStopped = false;

  constructor(running: Set<Clock>, limitMs: number, ring: () => void) {
    this.#running = running;
    this.#leftMs = limitMs;
    this.#ring = ring;
  }

  resume(): void {
    if (this.#isStopped) return;
    this.#since = performance.now();
    this.#running.add(this);
  }

  pause(): void {
    this.#leftMs -= performance.now() - this.#since;
    this.#running.delete(this);
  }

  stop(): void {
    this.#isStopped = true;
    this.#running.delete(this);
  }

  /** Rings when the time is up. */
  look(): void {
    if (performance.now() - this.#since < this.#leftMs) return;
    this.stop();
    this.#ring();
  }
}
