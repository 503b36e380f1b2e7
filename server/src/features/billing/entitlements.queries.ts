import type { Subscription } from '@limber/contract/subscription';
import {
  type AccountStatus,
  type Entitlements,
  entitlementsOf,
  isOnTrial,
} from '@limber/domain/subscriptions/entitlements';
import { currentTier, isBought, type PaidRecords } from '@limber/domain/subscriptions/paid-records';
import { isFoundingMember } from '@limber/domain/subscriptions/tiers';
import type { Db } from '#db/schema.ts';
import { findRecords } from './records.queries.ts';

/** The facts that the user's entitlements are derived from. */
export async function getAccountStatus(db: Db, userId: number, now: Date): Promise<AccountStatus> {
  return statusOf(await findAccount(db, userId), await findRecords(db, userId), now);
}

/** What the user may do now. */
export async function getEntitlements(db: Db, userId: number, now: Date): Promise<Entitlements> {
  return entitlementsOf(await getAccountStatus(db, userId, now), now);
}

/** The user's subscription; users on the free tier have one, too. */
export async function findSubscription(db: Db, userId: number, now: Date): Promise<Subscription> {
  const records = await findRecords(db, userId);
  const status = statusOf(await findAccount(db, userId), records, now);
  const current = currentTier(records, now);
  const { foundingMember, premiumPack, trialEndsAt } = status;
  const onTrial = isOnTrial(status, now);
  const began = onTrial ? 'active' : 'used';
  const { minutes, ...entitlements } = entitlementsOf(status, now);
  return {
    ...current,
    status: onTrial && current.tier === 'free' ? 'trialing' : current.status,
    trial: { state: trialEndsAt === null ? 'available' : began, endsAt: trialEndsAt },
    premiumPack,
    entitlements: { ...entitlements, minutes: [...minutes] },
    foundingMember,
  };
}

/** Starts the trial. Lock the user first. */
export async function saveTrial(db: Db, userId: number, endsAt: Date): Promise<void> {
  await db
    .updateTable('user')
    .set({ trialEndsAt: endsAt.toISOString() })
    .where('id', '=', userId)
    .execute();
}

type Account = Pick<AccountStatus, 'foundingMember' | 'trialEndsAt'>;

function statusOf(account: Account, records: PaidRecords, now: Date): AccountStatus {
  return {
    ...account,
    tier: currentTier(records, now).tier,
    premiumPack: isBought(records, 'premiumPack'),
  };
}

async function findAccount(db: Db, userId: number): Promise<Account> {
  const { foundingNumber, trialEndsAt } = await db
    .selectFrom('user')
    .select(['foundingNumber', 'trialEndsAt'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return { foundingMember: isFoundingMember(foundingNumber), trialEndsAt };
}
