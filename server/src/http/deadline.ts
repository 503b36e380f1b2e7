import type { FastifyInstance } from 'fastify';

/**
 * Time to answer once the body is there. Longer than any single wait, above all for the database, so that usually the
 * specific fault is reported.
 */
export const DEADLINE_MS = 9500;

/** Interval of the check. */
const LOOK_MS = 250;

/** Runs legitimately long work, such as receiving a form or making a video, with the deadline paused. */
export type WithoutDeadline = <Result>(work: () => Promise<Result>) => Promise<Result>;

declare module 'fastify' {
  interface FastifyRequest {
    withoutDeadline: WithoutDeadline;
    /** Time without an answer; null until the body is there. */
    clock: Clock | null;
  }
}

/** No answer in time; the work may still complete. */
export class Overdue extends Error {
  override name = 'Overdue';

  constructor(limitMs: number) {
    super(`No answer within ${limitMs} ms: the waits of this call were too long together`);
  }
}

const unlimited: WithoutDeadline = (work) => work();

/**
 * Answers a call with Overdue when the deadline passes; an answer that has begun is not limited. One timer serves all
 * calls: a timer each would keep its call in memory long after the answer.
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
  // The first hook after the body, unless it is a form; nothing before queries the database.
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
  // Synchronous, so that no second answer can come between.
  app.addHook('onSend', (request, _reply, _payload, done) => {
    request.clock?.stop();
    done();
  });
}

/** A stopwatch that runs between `resume` and `pause` until it is stopped. */
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

  look(): void {
    if (performance.now() - this.#since < this.#leftMs) return;
    this.stop();
    this.#ring();
  }
}
