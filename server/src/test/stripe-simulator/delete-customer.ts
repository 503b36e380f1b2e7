import { missing } from './refusal.ts';
import type { Store, StripeObject } from './store.ts';
import { cancelSubscription } from './subscriptions.ts';

/** Deletes a customer, which ends their active subscriptions at once. Throws when there is none. */
export function deleteCustomer(store: Store, id: string): StripeObject {
  const customer = store.find('customer', id);
  if (!customer || customer.deleted) throw missing('customer', id);
  for (const subscription of store.all('subscription')) {
    const isActive = ['active', 'past_due', 'trialing'].includes(subscription.status);
    if (subscription.customer === id && isActive) cancelSubscription(store, subscription.id);
  }
  store.emit('customer.deleted', customer);
  store.update('customer', customer, { deleted: true });
  return { id, object: 'customer', deleted: true, created: customer.created };
}
