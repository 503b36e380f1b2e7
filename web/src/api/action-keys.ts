import { newIdempotencyKey } from './request.ts';

const TOO_MANY_CALLS = 429;
const OUR_FAULT = 500;

/** The keys of actions without a certain answer yet. */
const unanswered = new Map<string, string>();

/**
 * The key of an action, identified by address and body. Every attempt has it until the server has
 * answered, so that a lost answer repeats nothing.
 */
export function keyOfAction(address: string, body: unknown): { key: string; forget: () => void } {
  const action = `${address} ${JSON.stringify(body)}`;
  const key = unanswered.get(action) ?? newIdempotencyKey();
  unanswered.set(action, key);
  return { key, forget: () => unanswered.delete(action) };
}

/** False after 5xx and 429: the action may or may not have happened. */
export const isCertain = (status: number): boolean =>
  status < OUR_FAULT && status !== TOO_MANY_CALLS;
