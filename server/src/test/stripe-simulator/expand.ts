import { Refusal } from './refusal.ts';
import type { Kind, Store, StripeObject } from './store.ts';

/** The fields that can be expanded; the objects are stored with ids only. */
const EXPANDABLE: Record<string, Kind> = {
  'subscription.customer': 'customer',
  'subscription.latest_invoice': 'invoice',
  'payment_intent.customer': 'customer',
  'invoice.payment_intent': 'payment_intent',
};

/** The object with every id along the path replaced by its object. Throws when that is not possible. */
export function expand(store: Store, thing: StripeObject, path: readonly string[]): StripeObject {
  const [name, ...rest] = path;
  if (name === undefined) return thing;
  const kind = EXPANDABLE[`${thing.object}.${name}`];
  if (!kind) throw new Refusal(400, `This property cannot be expanded (${name}).`);
  const given = thing[name];
  const target =
    typeof given === 'string' ? store.find(kind, given) : (given as StripeObject | null);
  return { ...thing, [name]: target ? expand(store, target, rest) : null };
}
