import {
  confirmSandboxPayment,
  createPaymentIntent,
  createSubscription,
} from '@limber/contract/subscription';
import type { PaidTier } from '@limber/domain/subscriptions/prices';
import { FOUNDING_MEMBERS } from '@limber/domain/subscriptions/tiers';
import { TEST_CARDS } from '#adapters/payments/test-cards.ts';
import type { World } from './on-each-database.ts';
import type { Account } from './person.ts';

/** Somebody new who came after the founding members, and so has the free plan. */
export async function registerFree(world: World, username = 'free'): Promise<Account> {
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
  person: Account,
  clientSecret: string,
  cardNumber: string = TEST_CARDS.succeeds,
  confirmed = false,
) =>
  person.ask(confirmSandboxPayment, {
    body: { clientSecret, cardNumber, nameOnCard: 'Ada Lovelace', confirmed },
  });

/** Buys a plan; for a team, of so many users. */
export async function buyPlan(person: Account, plan: PaidTier, users?: number): Promise<void> {
  const body = { plan, ...(users !== undefined && { users }) };
  const { clientSecret } = await person.ask(createSubscription, { body });
  await payWith(person, clientSecret);
}

export async function buyPack(person: Account): Promise<void> {
  const body = { amount: 19.99 as const };
  const { clientSecret } = await person.ask(createPaymentIntent, { body });
  await payWith(person, clientSecret);
}
