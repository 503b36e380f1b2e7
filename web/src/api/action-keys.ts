import { newIdempotencyKey } from './request.ts';

const TOO_MANY_CALLS = 429;
const OUR_FAULT = 500;

/** The keys of actions of which it is not known yet whether the server did them. */
const unanswered = new Map<string, string>();

/**
 * The key of an action, which is told by its address and its body: the same for every attempt until the server has
 * answered, so that a lost answer makes nothing happen twice.
 */
export function keyOfAction(address: string, body: unknown): { key: string; forget: () => void } {
  const action = `${address} ${JSON.stringify(body)}`;
  const key = unanswered.get(action) ?? newIdempotencyKey();
  unanswered.set(action, key);
  return { key, forget: () => unanswered.delete(action) };
}

/** Whether an answer with this status says what became of the action. */
export const isCertain = (status: number): boolean =>
  status < OUR_FAULT && status !== TOO_MANY_CALLS;
