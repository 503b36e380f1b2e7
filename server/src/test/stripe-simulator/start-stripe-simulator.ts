import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Happenings, happeningsIn } from './happenings.ts';
import { type Idempotency, openIdempotency } from './idempotency.ts';
import { serve } from './serve.ts';
import { openStore, type Store } from './store.ts';
import { openTroubles, type Troubles } from './trouble.ts';
import { type SentEvent, toEvent } from './webhooks.ts';

/** The keys of the simulated account. */
export const SIMULATED_KEYS = {
  secretKey: 'sk_test_simulated',
  publishableKey: 'pk_test_simulated',
  webhookSecret: 'whsec_simulated',
};

/** An account at a Stripe that runs on this machine and holds to Stripe's schema. */
export type StripeSimulator = Happenings & {
  /** What the SDK is pointed at. */
  readonly api: { readonly host: string; readonly port: number; readonly protocol: 'http' };
  readonly store: Store;
  /** The events so far, oldest first, as a webhook would get them. */
  readonly events: SentEvent[];
  /** Every call so far, such as "POST /v1/subscriptions". */
  readonly calls: string[];
  readonly trouble: Troubles['plan'];
  readonly forgetKeys: Idempotency['forget'];
  readonly close: () => Promise<void>;
};

/** Opens an empty account on a free port of 127.0.0.1. Its time is `clock`, for events and their signatures too. */
export async function startStripeSimulator(
  clock: () => Date = () => new Date(),
): Promise<StripeSimulator> {
  const events: SentEvent[] = [];
  const store = openStore(clock, (happening) => {
    const id = `evt_sim${String(events.length + 1).padStart(6, '0')}`;
    events.push(toEvent(happening, id, SIMULATED_KEYS.webhookSecret, clock()));
  });
  const idempotency = openIdempotency();
  const troubles = openTroubles();
  const calls: string[] = [];
  const { secretKey } = SIMULATED_KEYS;
  const simulation = { secretKey, store, idempotency, troubles, calls };
  const server = createServer((request, response) => void serve(simulation, request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    ...happeningsIn(store),
    api: { host: '127.0.0.1', port, protocol: 'http' },
    store,
    events,
    calls,
    trouble: troubles.plan,
    forgetKeys: idempotency.forget,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
