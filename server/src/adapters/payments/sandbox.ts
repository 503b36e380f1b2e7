import { randomUUID } from 'node:crypto';
import { type Order, orderCents } from '@limber/domain/subscriptions/order';
import type {
  PaymentEvent,
  ProviderPayment,
  ProviderPurchase,
  ProviderSubscription,
} from '@limber/domain/subscriptions/payment-event';
import { PRICES } from '@limber/domain/subscriptions/prices';
import type { Db } from '#db/schema.ts';
import {
  type ListedRecord,
  type PaymentProvider,
  type Sandbox,
  UnverifiedEvent,
} from './payment-provider.ts';
import {
  changeOrder,
  deletePayments,
  endSandboxPayment,
  findDuePayments,
  findPaid,
  findPayment,
  insertPayment,
  listPaidPayments,
  markSandboxPaid,
  savePeriod,
  setSandboxEnding,
  type SandboxPayment,
} from './sandbox.queries.ts';
import {
  amountTaken,
  lengthOfPeriod,
  proratedCents,
  sandboxPaymentTaken,
} from './sandbox-payment.ts';
import { tryTestCard } from './try-test-card.ts';

const PAGE = 500;

type SandboxDeps = { db: Db; now: () => Date };

/**
 * A provider that charges nothing. Its state is in the database, so that it survives a crash and is shared by servers.
 * Changes are reported through events, as by a real provider.
 */
export function createSandbox(deps: SandboxDeps): PaymentProvider & { readonly sandbox: Sandbox } {
  const { db, now } = deps;
  return {
    name: 'sandbox',
    publishableKey: null,
    formOrigins: null,
    start: async (payer, order, key) => {
      const name = randomUUID().replaceAll('-', '');
      const reference = `${isRecurring(order) ? 'sub' : 'pi'}_sandbox_${name}`;
      return insertPayment(db, {
        reference,
        key,
        clientSecret: `${reference}_secret_${randomUUID().replaceAll('-', '')}`,
        customerId: payer.customerId ?? newCustomerId(payer),
        order,
        at: now().toISOString(),
      });
    },
    // The payer's own id covers what an interrupted attempt stored.
    forget: (payer) => deletePayments(db, [...payer.customerIds, newCustomerId(payer)]),
    cancelAtPeriodEnd: (reference) =>
      setSandboxEnding(db, reference, { cancelAtPeriodEnd: true, at: now().toISOString() }),
    resume: (reference) =>
      setSandboxEnding(db, reference, { cancelAtPeriodEnd: false, at: now().toISOString() }),
    changeUsers: changeUsersIn(deps),
    // Nothing was charged.
    takeBackUsers: changeUsersIn(deps),
    giveBack: giveBackIn(deps),
    present: async (reference) => {
      const paid = await findPaid(db, reference);
      const state = paid && stateOf(paid);
      return state && 'plan' in state ? state : null;
    },
    readEvent: () => {
      throw new UnverifiedEvent('The sandbox sends no events over the network');
    },
    list: () => listAll(db),
    sandbox: { confirm: confirmIn(deps), renew: renewIn(deps) },
  };
}

const newCustomerId = ({ userId }: { userId: number }) => `cus_sandbox_${userId}`;

const confirmIn =
  ({ db, now }: SandboxDeps): Sandbox['confirm'] =>
  async ({ customerId, clientSecret, cardNumber, confirmed }) => {
    const payment = await findPayment(db, customerId, clientSecret);
    if (!payment) return null;
    const { reference, order } = payment;
    const outcome = tryTestCard(cardNumber, confirmed);
    if (payment.status === 'open' && outcome.status !== 'succeeded') {
      return { ...outcome, reference, event: null };
    }
    // A paid payment stays paid: its event is repeated, in case the first was lost.
    const at = now();
    const currentPeriodEnd = isRecurring(order) ? nextPeriodEnd(order, at) : null;
    const paid = await markSandboxPaid(db, reference, { currentPeriodEnd, at: at.toISOString() });
    if (!paid) return null;
    const cardEnding = cardNumber.replaceAll(/\D/g, '').slice(-4);
    const taken = sandboxPaymentTaken(paid, { cardEnding, from: paid.at });
    return { status: 'succeeded', message: null, reference, event: eventOf(paid, 'paid', taken) };
  };

const changeUsersIn =
  ({ db, now }: SandboxDeps): PaymentProvider['changeUsers'] =>
  async (reference, users) => {
    const at = now();
    const changed = await changeOrder(db, reference, (payment) => {
      const { order, creditCents } = payment;
      if (order.kind !== 'plan' || order.users === users) return null;
      const credit = Math.max(0, -proratedCents(payment, users, at));
      const next = { ...order, users };
      return { order: next, creditCents: creditCents + credit, at: at.toISOString() };
    });
    if (changed === null) return null;
    const { before, after } = changed;
    const what = `${users}_users_${after.at.replaceAll(/\D/g, '')}`;
    return eventOf(after, what, amountTaken(after, proratedCents(before, users, at), after.at));
  };

const giveBackIn =
  ({ db, now }: SandboxDeps): PaymentProvider['giveBack'] =>
  async (reference) => {
    const ended = await endSandboxPayment(db, reference, now().toISOString());
    if (!ended) return null;
    const { customerId, order } = ended;
    const refund = { customerId, reference, cents: orderCents(order) };
    const event = eventOf(ended, 'given_back', null);
    return { ...event, payload: { ...event.payload, refund } };
  };

const renewIn =
  ({ db, now }: SandboxDeps): Sandbox['renew'] =>
  async () => {
    const at = now().toISOString();
    const due = await findDuePayments(db, at);
    const events = due.map(async (payment) => {
      const ends = payment.cancelAtPeriodEnd;
      const due = orderCents(payment.order) - payment.creditCents;
      const next = {
        status: ends ? ('ended' as const) : ('paid' as const),
        currentPeriodEnd: ends
          ? payment.currentPeriodEnd
          : nextPeriodEnd(payment.order, new Date(payment.currentPeriodEnd ?? at)),
        creditCents: Math.max(0, -due),
        at,
      };
      await savePeriod(db, payment, next);
      const period = payment.currentPeriodEnd?.replaceAll(/\D/g, '');
      const renewed = { ...payment, ...next };
      const from = payment.currentPeriodEnd ?? at;
      const taken = ends ? null : amountTaken(renewed, due, from);
      return eventOf(renewed, `${next.status}_${period}`, taken);
    });
    return Promise.all(events);
  };

async function* listAll(db: Db): AsyncGenerator<ListedRecord> {
  for (let after = ''; ;) {
    const page = await listPaidPayments(db, after, PAGE);
    for (const payment of page) yield { ...stateOf(payment), customerIsGone: false };
    const last = page.at(-1);
    if (!last) return;
    after = last.reference;
  }
}

const isRecurring = (order: Order) =>
  order.kind === 'plan' && PRICES[order.plan].interval !== 'once';

/** A month or a year later, by the calendar. */
function nextPeriodEnd(order: Order, from: Date): string {
  const start = Temporal.Instant.fromEpochMilliseconds(from.getTime()).toZonedDateTimeISO('UTC');
  return new Date(start.add(lengthOfPeriod(order)).epochMilliseconds).toISOString();
}

/** The same state has the same event id. */
function eventOf(
  payment: SandboxPayment,
  what: string,
  taken: ProviderPayment | null,
): PaymentEvent {
  const state = stateOf(payment);
  return {
    id: `evt_${payment.reference}_${what}`,
    type: 'bought' in state ? 'sandbox.purchase' : 'sandbox.subscription',
    at: payment.at,
    payload: {
      ...('bought' in state ? { purchase: state } : { subscription: state }),
      ...(taken && { payment: taken }),
    },
  };
}

function stateOf({
  reference,
  customerId,
  order,
  status,
  currentPeriodEnd,
  cancelAtPeriodEnd,
}: SandboxPayment): ProviderSubscription | ProviderPurchase {
  if (order.kind === 'premiumPack' || order.plan === 'lifetime') {
    const bought = order.kind === 'plan' ? 'lifetime' : order.kind;
    return { reference, customerId, bought, status: 'succeeded' };
  }
  return {
    reference,
    customerId,
    plan: order.plan,
    users: order.users,
    status: status === 'ended' ? 'canceled' : 'active',
    currentPeriodEnd,
    cancelAtPeriodEnd,
  };
}
