import type { Subscription } from '@limber/contract/subscription';
import {
  type AccountStatus,
  type Entitlements,
  entitlementsOf,
  isOnTrial,
} from '@limber/domain/subscriptions/entitlements';
import { currentTier, isBought, type PaidRecords } from '@limber/domain/subscriptions/paid-records';
import { isFoundingMember } from '@limber/domain/subscriptions/tiers';
import { prepared } from '#db/prepared.ts';
import type { Db } from '#db/schema.ts';
import { findRecords } from './records.queries.ts';

/** The facts that the user's entitlements are derived from. */
export async function getAccountStatus(db: Db, userId: number, now: Date): Promise<AccountStatus> {
  const { account, records } = await findAccount(db, userId);
  return statusOf(account, records, now);
}

/** What the user may do now. */
export async function getEntitlements(db: Db, userId: number, now: Date): Promise<Entitlements> {
  return entitlementsOf(await getAccountStatus(db, userId, now), now);
}

/** The user's subscription; users on the free tier have one, too. */
export async function findSubscription(db: Db, userId: number, now: Date): Promise<Subscription> {
  const { account, records } = await findAccount(db, userId);
  const status = statusOf(account, records, now);
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

const accountWithId = prepared((db, { id }: { id: number }) =>
  db
    .selectFrom('user')
    .select((row) => [
      'foundingNumber',
      'trialEndsAt',
      row
        .exists(row.selectFrom('subscription').select('userId').whereRef('userId', '=', 'user.id'))
        .as('hasSubscribed'),
      row
        .exists(row.selectFrom('purchase').select('userId').whereRef('userId', '=', 'user.id'))
        .as('hasBought'),
    ])
    .where('id', '=', id),
);

/** Most users never paid: what they paid for is read only of those who did. */
async function findAccount(
  db: Db,
  userId: number,
): Promise<{ account: Account; records: PaidRecords }> {
  const [found] = await accountWithId(db, { id: userId });
  if (!found) throw new Error(`There is no user ${userId}`);
  const { foundingNumber, trialEndsAt, hasSubscribed, hasBought } = found;
  const hasPaid = Boolean(hasSubscribed) || Boolean(hasBought);
  return {
    account: { foundingMember: isFoundingMember(foundingNumber), trialEndsAt },
    records: hasPaid ? await findRecords(db, userId) : { subscriptions: [], purchases: [] },
  };
}
