import { Refusal } from './refusal.ts';
import type { Reply, Request } from './respond.ts';

type Remembered = { request: string; reply: Reply | null };

export type Idempotency = {
  /**
   * The answer that was given for this key before; null when the request is new. Throws Refusal.
   */
  readonly begin: (key: string | undefined, request: Request) => Reply | null;
  readonly end: (key: string | undefined, reply: Reply) => void;
  /** Forgets all keys, as Stripe does after a day. */
  readonly forget: () => void;
};

/** Remembers answers by their keys as Stripe does: successes and answers of 500, but not refusals. */
export function createIdempotency(): Idempotency {
  const answers = new Map<string, Remembered>();
  return {
    begin: (key, request) => {
      if (key === undefined) return null;
      const text = JSON.stringify(request);
      const known = answers.get(key);
      if (!known) {
        answers.set(key, { request: text, reply: null });
        return null;
      }
      if (known.request !== text) {
        const message = `Keys for idempotent requests can only be used with the same parameters: ${key}`;
        throw new Refusal(400, message, { type: 'idempotency_error' });
      }
      if (known.reply) return known.reply;
      const message = 'There is currently another in-progress request using this Idempotent Key.';
      throw new Refusal(409, message, { code: 'idempotency_key_in_use' });
    },
    end: (key, reply) => {
      const known = key === undefined ? undefined : answers.get(key);
      if (key === undefined || !known) return;
      const isRefusal = reply.status >= 400 && reply.status < 500;
      if (isRefusal) answers.delete(key);
      else known.reply = reply;
    },
    forget: () => answers.clear(),
  };
}
