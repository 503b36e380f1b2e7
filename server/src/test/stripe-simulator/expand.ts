import { Refusal } from './refusal.ts';
import type { Kind, Store, Thing } from './store.ts';

/** What may be asked for in full: the schema at hand names these by their ids. */
const EXPANDABLE: Record<string, Kind> = {
  'subscription.latest_invoice': 'invoice',
  'invoice.payment_intent': 'payment_intent',
};

/** The thing with what lies at the end of the path in full. */
export function expand(store: Store, thing: Thing, path: readonly string[]): Thing {
  const [name, ...rest] = path;
  if (name === undefined) return thing;
  const kind = EXPANDABLE[`${thing.object}.${name}`];
  if (!kind) throw new Refusal(400, `This property cannot be expanded (${name}).`);
  const given = thing[name];
  const target = typeof given === 'string' ? store.find(kind, given) : (given as Thing | null);
  return { ...thing, [name]: target ? expand(store, target, rest) : null };
}
