import {
  confirmSandboxPayment,
  createPaymentIntent,
  createSubscription,
} from '@limber/contract/subscription';
import type { PaidTier } from '@limber/domain/subscriptions/prices';
import { FOUNDING_MEMBERS } from '@limber/domain/subscriptions/tiers';
import { TEST_CARDS } from '@limber/domain/subscriptions/test-cards';
import type { TestServer } from './on-each-database.ts';
import type { TestUser } from './client.ts';

/** Somebody new who came after the founding members, and so has the free plan. */
export async function registerFree(server: TestServer, username = 'free'): Promise<TestUser> {
  const { accounts } = await server.db
    .selectFrom('installation')
    .select('accounts')
    .executeTakeFirstOrThrow();
  const later = Math.max(accounts, FOUNDING_MEMBERS);
  await server.db.updateTable('installation').set({ accounts: later }).execute();
  return server.register(username);
}

/** Holds a test card out for a payment that was started. */
export const payWith = (
  user: TestUser,
  clientSecret: string,
  cardNumber: string = TEST_CARDS.succeeds,
  confirmed = false,
) =>
  user.ask(confirmSandboxPayment, {
    body: { clientSecret, cardNumber, nameOnCard: 'Ada Lovelace', confirmed },
  });

/** Buys a plan; for a team, of so many users. */
export async function buyPlan(user: TestUser, plan: PaidTier, users?: number): Promise<void> {
  const body = { plan, ...(users !== undefined && { users }) };
  const { clientSecret } = await user.ask(createSubscription, { body });
  await payWith(user, clientSecret);
}

export async function buyPack(user: TestUser): Promise<void> {
  const body = { amount: 19.99 as const };
  const { clientSecret } = await user.ask(createPaymentIntent, { body });
  await payWith(user, clientSecret);
}
