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
export async function registerFree(world: TestServer, username = 'free'): Promise<TestUser> {
  const { accounts } = await world.db
    .selectFrom('installation')
    .select('accounts')
    .executeTakeFirstOrThrow();
  const later = Math.max(accounts, FOUNDING_MEMBERS);
  await world.db.updateTable('installation').set({ accounts: later }).execute();
  return world.register(username);
}

/** Holds a test card out for a payment that was started. */
export const payWith = (
  person: TestUser,
  clientSecret: string,
  cardNumber: string = TEST_CARDS.succeeds,
  confirmed = false,
) =>
  person.ask(confirmSandboxPayment, {
    body: { clientSecret, cardNumber, nameOnCard: 'Ada Lovelace', confirmed },
  });

/** Buys a plan; for a team, of so many users. */
export async function buyPlan(person: TestUser, plan: PaidTier, users?: number): Promise<void> {
  const body = { plan, ...(users !== undefined && { users }) };
  const { clientSecret } = await person.ask(createSubscription, { body });
  await payWith(person, clientSecret);
}

export async function buyPack(person: TestUser): Promise<void> {
  const body = { amount: 19.99 as const };
  const { clientSecret } = await person.ask(createPaymentIntent, { body });
  await payWith(person, clientSecret);
}
