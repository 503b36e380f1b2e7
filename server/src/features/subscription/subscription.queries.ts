import type { Subscription } from '@limber/contract/subscription';
import {
  type Entitlements,
  entitlementsOf,
  isOnTrial,
  type Standing,
} from '@limber/domain/subscriptions/entitlements';
import { currentPlan, isBought, type PaidRecords } from '@limber/domain/subscriptions/paid-records';
import { isFoundingMember } from '@limber/domain/subscriptions/tiers';
import type { Db } from '#db/schema.ts';
import { findRecords } from './records.queries.ts';

/** What decides over what a person may do. */
export async function findStanding(db: Db, userId: number, now: Date): Promise<Standing> {
  return standingOf(await findAccount(db, userId), await findRecords(db, userId), now);
}

/** What a person may do now. */
export async function findEntitlements(db: Db, userId: number, now: Date): Promise<Entitlements> {
  return entitlementsOf(await findStanding(db, userId, now), now);
}

/** The person's subscription; nobody is without one, for free is a tier too. */
export async function findSubscription(db: Db, userId: number, now: Date): Promise<Subscription> {
  const records = await findRecords(db, userId);
  const standing = standingOf(await findAccount(db, userId), records, now);
  const plan = currentPlan(records, now);
  const { foundingMember, premiumPack, trialEndsAt } = standing;
  const onTrial = isOnTrial(standing, now);
  const began = onTrial ? 'active' : 'used';
  const { minutes, ...entitlements } = entitlementsOf(standing, now);
  return {
    ...plan,
    status: onTrial && plan.tier === 'free' ? 'trialing' : plan.status,
    trial: { state: trialEndsAt === null ? 'available' : began, endsAt: trialEndsAt },
    premiumPack,
    entitlements: { ...entitlements, minutes: [...minutes] },
    foundingMember,
  };
}

/** Begins the trial. Lock the person first. */
export async function beginTrial(db: Db, userId: number, endsAt: Date): Promise<void> {
  await db
    .updateTable('user')
    .set({ trialEndsAt: endsAt.toISOString() })
    .where('id', '=', userId)
    .execute();
}

type Account = Pick<Standing, 'foundingMember' | 'trialEndsAt'>;

function standingOf(account: Account, records: PaidRecords, now: Date): Standing {
  return {
    ...account,
    tier: currentPlan(records, now).tier,
    premiumPack: isBought(records, 'premiumPack'),
  };
}

async function findAccount(db: Db, userId: number): Promise<Account> {
  const { accountNumber, trialEndsAt } = await db
    .selectFrom('user')
    .select(['accountNumber', 'trialEndsAt'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return { foundingMember: isFoundingMember(accountNumber), trialEndsAt };
}
