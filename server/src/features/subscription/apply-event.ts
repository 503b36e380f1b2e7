import type { PaymentEvent, PaymentProvider } from '#adapters/payments/payment-provider.ts';
import { lockPerson } from '#db/lock-person.ts';
import type { Db } from '#db/schema.ts';
import type { Deps } from '#deps.ts';
import {
  customerIn,
  findCustomer,
  findWaiting,
  keepEvent,
  noteApplied,
  type Told,
} from './events.queries.ts';
import { keepTier, savePurchase, saveSubscription } from './records.queries.ts';

type Provider = PaymentProvider['name'];
type World = Pick<Deps, 'db' | 'now'>;

/** What became of an event. */
export type Applied =
  | { outcome: 'applied'; userId: number }
  | { outcome: 'repeated' | 'ignored' | 'unknown-customer' };

/**
 * Stores an event and does what it says, both or neither. The only way in which a subscription or a
 * purchase comes to be. The same event again does nothing; an older one than what is known is stored
 * and changes nothing; one about somebody unknown waits until they are known.
 */
export async function applyEvent(
  { db, now }: World,
  provider: Provider,
  event: PaymentEvent,
): Promise<Applied> {
  const customerId = customerIn(event.says);
  const applied = await db.transaction().execute(async (tx): Promise<Applied> => {
    if (!(await keepEvent(tx, provider, event, now()))) return { outcome: 'repeated' };
    if (customerId === null) return { outcome: 'ignored' };
    const userId = await findCustomer(tx, provider, customerId);
    if (userId === null) return { outcome: 'unknown-customer' };
    await lockPerson(tx, userId);
    await apply(tx, provider, userId, event, now());
    return { outcome: 'applied', userId };
  });
  if (applied.outcome !== 'unknown-customer' || customerId === null) return applied;
  // They may have become known while the event was being stored, and then nobody saw it waiting.
  const userId = await applyWaiting({ db, now }, provider, customerId);
  return userId === null ? applied : { outcome: 'applied', userId };
}

/** Applies what was told of a customer before anybody knew whose it was. Gives who it is, if known. */
export async function applyWaiting(
  { db, now }: World,
  provider: Provider,
  customerId: string,
): Promise<number | null> {
  return db.transaction().execute(async (tx) => {
    const userId = await findCustomer(tx, provider, customerId);
    if (userId === null) return null;
    await lockPerson(tx, userId);
    for (const told of await findWaiting(tx, provider, customerId)) {
      await apply(tx, provider, userId, told, now());
    }
    return userId;
  });
}

async function apply(
  tx: Db,
  provider: Provider,
  userId: number,
  { id, at, says }: Told,
  now: Date,
): Promise<void> {
  if (says === null) return;
  if ('purchase' in says) {
    const { customerId: _, ...purchase } = says.purchase;
    await savePurchase(tx, { provider, userId }, { ...purchase, at });
  } else {
    const { customerId: _, ...subscription } = says.subscription;
    await saveSubscription(tx, { provider, userId }, { ...subscription, at });
  }
  await keepTier(tx, userId, now);
  await noteApplied(tx, provider, id, now);
}
