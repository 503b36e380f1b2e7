import {
  confirmSandboxPayment,
  createPaymentIntent,
  createSubscription,
} from '@limber/contract/subscription';
import type { PaidTier } from '@limber/domain/subscriptions/prices';
import { FOUNDING_MEMBERS } from '@limber/domain/subscriptions/tiers';
import { TEST_CARDS } from '@limber/domain/subscriptions/test-cards';
import type { TestServer } from './test-server.ts';
import type { Db } from '#db/schema.ts';
import { applyEvent } from '#features/billing/apply-event.ts';
import { applySubscriptions } from '#features/billing/recompute-tier.ts';
import { saveSubscription } from '#features/billing/records.queries.ts';
import type { TestUser } from './client.ts';

/** Registers a user after the founding members, who therefore has the free tier. */
export async function registerFree(server: TestServer, username = 'free'): Promise<TestUser> {
  await server.db.updateTable('installation').set({ foundingPlaces: FOUNDING_MEMBERS }).execute();
  return server.register(username);
}

/** Confirms a started payment with a test card of the sandbox. */
export const payWith = (
  user: TestUser,
  clientSecret: string,
  cardNumber: string = TEST_CARDS.succeeds,
  confirmed = false,
) =>
  user.ask(confirmSandboxPayment, {
    body: { clientSecret, cardNumber, nameOnCard: 'Ada Lovelace', confirmed },
  });

/** Buys a tier; `users` is the size of a team. */
export async function buyTier(user: TestUser, tier: PaidTier, users?: number): Promise<void> {
  const body = { plan: tier, ...(users !== undefined && { users }) };
  const { clientSecret } = await user.ask(createSubscription, { body });
  await payWith(user, clientSecret);
}

export async function buyPack(user: TestUser): Promise<void> {
  const body = { amount: 19.99 as const };
  const { clientSecret } = await user.ask(createPaymentIntent, { body });
  await payWith(user, clientSecret);
}

/** Ends somebody's newest plan at once, as the operator does at the provider after giving the money back. */
export async function endByOperator(server: TestServer, { user }: TestUser): Promise<void> {
  const { db, clock, deps } = server;
  const plan = await db
    .selectFrom('subscription')
    .innerJoin('sandbox_payment as paid', 'paid.reference', 'subscription.reference')
    .select(['paid.reference', 'paid.customerId', 'plan', 'users', 'paid.currentPeriodEnd'])
    .select('paid.cancelAtPeriodEnd')
    .where('subscription.userId', '=', user.id)
    .where('paid.status', '=', 'paid')
    .orderBy('subscription.at', 'desc')
    .executeTakeFirst();
  if (!plan) return;
  const at = clock.now.toISOString();
  const { reference } = plan;
  const ended = db.updateTable('sandbox_payment').set({ status: 'ended', at });
  await ended.where('reference', '=', reference).execute();
  await applyEvent(deps, 'sandbox', {
    id: `evt_${reference}_ended`,
    type: 'sandbox.subscription',
    at,
    payload: { subscription: { ...plan, status: 'canceled' } },
  });
}

/** Applies a payment for so many seats, as the provider's event does within its transaction. */
export async function applySeats(
  tx: Db,
  { userId, users, now }: { userId: number; users: number; now: Date },
): Promise<void> {
  const paid = { plan: 'team', users, status: 'active', cancelAtPeriodEnd: false } as const;
  const period = { currentPeriodEnd: '2026-02-05T09:00:00.000Z', at: now.toISOString() };
  const subscription = { reference: 'sub_new', ...paid, ...period };
  await saveSubscription(tx, { provider: 'stripe', userId }, subscription);
  await applySubscriptions(tx, userId, now);
}
