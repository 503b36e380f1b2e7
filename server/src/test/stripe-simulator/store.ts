import { readFileSync } from 'node:fs';
import { assertDocumented } from './schema.ts';

export type Metadata = Record<string, string>;
/** An object as Stripe stores it. Only the fields that the simulator reads are typed. */
export type StripeObject = {
  id: string;
  object: string;
  created: number;
  [field: string]: unknown;
};
export type Customer = StripeObject & { email: string | null; metadata: Metadata; deleted?: true };
export type Product = StripeObject & { name: string };
export type StripePrice = StripeObject & {
  active: boolean;
  lookup_key: string | null;
  unit_amount: number;
  recurring: {
    interval: 'day' | 'week' | 'month' | 'year';
    interval_count: number;
    usage_type: string;
  } | null;
};
export type Item = StripeObject & { price: StripePrice; quantity: number };
export type StripeSubscription = StripeObject & {
  customer: string;
  status: string;
  latest_invoice: string;
  cancel_at_period_end: boolean;
  cancel_at: number | null;
  current_period_start: number;
  current_period_end: number;
  default_payment_method: string | null;
  items: { data: Item[] };
  metadata: Metadata;
};
type Invoice = StripeObject & { payment_intent: string; subscription: string };
export type PaymentIntent = StripeObject & {
  amount: number;
  customer: string;
  client_secret: string;
  invoice: string | null;
  status: string;
  latest_charge: string | null;
  metadata: Metadata;
};
export type Charge = StripeObject & {
  amount: number;
  payment_intent: string;
  amount_refunded: number;
  disputed: boolean;
};
export type Refund = StripeObject & { amount: number; payment_intent: string };

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

/** Stripe's own fixture of this kind, with these fields changed. */
export function fromFixture(kind: string, fields: object): object {
  return { ...structuredClone(fixtures[kind] ?? {}), ...fields };
}

/** An event before it is signed: its type, and the object as it is now. */
export type StripeEvent = { type: string; object: StripeObject };

/** Everything that the simulated account holds. */
export type Store = {
  /** Seconds since 1970, as Stripe counts. */
  readonly now: () => number;
  readonly newId: (prefix: string) => string;
  readonly all: <K extends Kind>(kind: K) => Kinds[K][];
  readonly find: <K extends Kind>(kind: K, id: string) => Kinds[K] | undefined;
  /** Stores a new object; fields that are not given come from the fixture. Throws when it is not as documented. */
  readonly insert: <K extends Kind>(
    kind: K,
    fields: Partial<Kinds[K]> & { id: string },
  ) => Kinds[K];
  readonly update: <K extends Kind>(kind: K, object: Kinds[K], fields: object) => Kinds[K];
  /** Lines that are charged or credited with the next invoice of a subscription, by its id. */
  readonly putOff: Map<string, (StripeObject & { amount: number })[]>;
  /** Sends an event to the webhook. */
  readonly emit: (type: string, object: StripeObject) => void;
};

/** The store of an empty account; `emit` receives each event. */
export function createStore(clock: () => Date, emit: (event: StripeEvent) => void): Store {
  const objects = new Map<string, StripeObject>();
  let count = 0;
  const now = () => Math.floor(clock().getTime() / 1000);
  const all = <K extends Kind>(kind: K) =>
    [...objects.values()].filter(({ object }) => object === kind) as Kinds[K][];
  const put = <K extends Kind>(object: StripeObject) => {
    assertDocumented(object);
    objects.set(`${object.object} ${object.id}`, object);
    return object as Kinds[K];
  };
  return {
    now,
    putOff: new Map(),
    newId: (prefix) => `${prefix}_sim${String(++count).padStart(6, '0')}`,
    all,
    find: (kind, id) => objects.get(`${kind} ${id}`) as never,
    insert: (kind, fields) => put(fromFixture(kind, { created: now(), ...fields }) as StripeObject),
    update: (_kind, object, fields) => put({ ...object, ...fields }),
    emit: (type, object) => emit({ type, object: structuredClone(object) }),
  };
}
