import { createHash } from 'node:crypto';
import { isRememberedFault } from './stripe-errors.ts';

/**
 * An idempotency key that stands for these parts; hashed, since Stripe's keys have at most 255
 * characters.
 */
export function stripeKey(...parts: readonly string[]): string {
  return `limber-${createHash('sha256').update(JSON.stringify(parts)).digest('base64url')}`;
}

/**
 * Finds the object of an earlier attempt, or creates it, once for each key. Looking first matters: Stripe forgets keys
 * after a day, and repeats even a 500 under its key, whether the object was created or not. After such an answer we
 * look again and use a second key.
 */
export async function findOrCreate<T>(
  key: string,
  find: () => Promise<T | null>,
  create: (options: { idempotencyKey: string }) => Promise<T>,
): Promise<T> {
  const found = await find();
  if (found !== null) return found;
  try {
    return await create({ idempotencyKey: key });
  } catch (error) {
    if (!isRememberedFault(error)) throw error;
    return (await find()) ?? create({ idempotencyKey: `${key}-again` });
  }
}
