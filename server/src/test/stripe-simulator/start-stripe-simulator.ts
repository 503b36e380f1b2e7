import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type SimulatorActions, createActions } from './actions.ts';
import { type Idempotency, createIdempotency } from './idempotency.ts';
import { serve } from './serve.ts';
import { createStore, type Store } from './store.ts';
import { createFaults, type Faults } from './faults.ts';
import { type SentEvent, toEvent } from './webhooks.ts';

/** The keys of the simulated account. */
export const SIMULATED_KEYS = {
  secretKey: 'sk_test_simulated',
  publishableKey: 'pk_test_simulated',
  webhookSecret: 'whsec_simulated',
};

/** An account at a simulated Stripe on this machine, which follows the schema of Stripe. */
export type StripeSimulator = SimulatorActions & {
  /** The address for the SDK. */
  readonly api: { readonly host: string; readonly port: number; readonly protocol: 'http' };
  readonly store: Store;
  /** The events so far, oldest first. */
  readonly events: SentEvent[];
  /** Every call so far, such as "POST /v1/subscriptions". */
  readonly calls: string[];
  readonly planFault: Faults['add'];
  readonly forgetKeys: Idempotency['forget'];
  readonly close: () => Promise<void>;
};

/** Starts an empty account on a free port of 127.0.0.1. `clock` dates objects, events and signatures. */
export async function startStripeSimulator(
  clock: () => Date = () => new Date(),
): Promise<StripeSimulator> {
  const events: SentEvent[] = [];
  const store = createStore(clock, (event) => {
    const id = `evt_sim${String(events.length + 1).padStart(6, '0')}`;
    events.push(toEvent(event, id, SIMULATED_KEYS.webhookSecret, clock()));
  });
  const idempotency = createIdempotency();
  const faults = createFaults();
  const calls: string[] = [];
  const { secretKey } = SIMULATED_KEYS;
  const simulation = { secretKey, store, idempotency, faults, calls };
  const server = createServer((request, response) => void serve(simulation, request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    ...createActions(store),
    api: { host: '127.0.0.1', port, protocol: 'http' },
    store,
    events,
    calls,
    planFault: faults.add,
    forgetKeys: idempotency.forget,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
