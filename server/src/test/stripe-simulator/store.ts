import { readFileSync } from 'node:fs';
import { assertDocumented } from './schema.ts';

export type Metadata = Record<string, string>;
/** Anything that Stripe keeps: the fields that the simulator reads are named, the others come along. */
export type Thing = { id: string; object: string; created: number; [field: string]: unknown };
export type Customer = Thing & { email: string | null; metadata: Metadata; deleted?: true };
export type Product = Thing & { name: string };
export type StripePrice = Thing & {
  active: boolean;
  lookup_key: string | null;
  unit_amount: number;
  recurring: {
    interval: 'day' | 'week' | 'month' | 'year';
    interval_count: number;
    usage_type: string;
  } | null;
};
export type Item = Thing & { price: StripePrice; quantity: number };
export type StripeSubscription = Thing & {
  customer: string;
  status: string;
  latest_invoice: string;
  cancel_at_period_end: boolean;
  current_period_end: number;
  items: { data: Item[] };
  metadata: Metadata;
};
type Invoice = Thing & { payment_intent: string; subscription: string };
export type PaymentIntent = Thing & {
  amount: number;
  customer: string;
  client_secret: string;
  invoice: string | null;
  status: string;
  latest_charge: string | null;
  metadata: Metadata;
};
export type Charge = Thing & { amount: number; payment_intent: string; amount_refunded: number };
type Refund = Thing & { amount: number; payment_intent: string };

type Kinds = {
  customer: Customer;
  product: Product;
  price: StripePrice;
  subscription: StripeSubscription;
  invoice: Invoice;
  payment_intent: PaymentIntent;
  charge: Charge;
  refund: Refund;
};
export type Kind = keyof Kinds;

const fixtures = JSON.parse(
  readFileSync(new URL('fixtures.json', import.meta.url), 'utf8'),
) as Record<string, object>;

/** A thing as Stripe's own fixture has it, with these fields of its own. */
export function like(kind: string, fields: object): object {
  return { ...structuredClone(fixtures[kind] ?? {}), ...fields };
}

/** What happened, and to what. */
export type Happening = { type: string; object: Thing };

/** Everything that the simulated account holds. */
export type Store = {
  /** Seconds since 1970, as Stripe counts. */
  readonly now: () => number;
  readonly newId: (prefix: string) => string;
  readonly all: <K extends Kind>(kind: K) => Kinds[K][];
  readonly find: <K extends Kind>(kind: K, id: string) => Kinds[K] | undefined;
  /** Keeps the thing, made from the fixture. Throws when it is not as documented. */
  readonly keep: <K extends Kind>(kind: K, fields: Partial<Kinds[K]> & { id: string }) => Kinds[K];
  readonly change: <K extends Kind>(kind: K, thing: Kinds[K], fields: object) => Kinds[K];
  /** Tells the world: an event is made of it. */
  readonly tell: (type: string, object: Thing) => void;
};

/** An empty account. */
export function openStore(clock: () => Date, tell: (happening: Happening) => void): Store {
  const things = new Map<string, Thing>();
  let count = 0;
  const now = () => Math.floor(clock().getTime() / 1000);
  const of = <K extends Kind>(kind: K) =>
    [...things.values()].filter(({ object }) => object === kind) as Kinds[K][];
  const put = <K extends Kind>(thing: Thing) => {
    assertDocumented(thing);
    things.set(`${thing.object} ${thing.id}`, thing);
    return thing as Kinds[K];
  };
  return {
    now,
    newId: (prefix) => `${prefix}_sim${String(++count).padStart(6, '0')}`,
    all: of,
    find: (kind, id) => things.get(`${kind} ${id}`) as never,
    keep: (kind, fields) => put(like(kind, { created: now(), ...fields }) as Thing),
    change: (_kind, thing, fields) => put({ ...thing, ...fields }),
    tell: (type, object) => tell({ type, object: structuredClone(object) }),
  };
}
