import type { Subscription } from '@limber/contract/subscription';
import {
  type AccountStatus,
  type Entitlements,
  entitlementsOf,
  isOnTrial,
} from '@limber/domain/subscriptions/entitlements';
import {
  currentTier,
  isBought,
  liveTeamSubscription,
  type PaidRecords,
} from '@limber/domain/subscriptions/paid-records';
import { isFoundingMember } from '@limber/domain/subscriptions/tiers';
import type { TeamStanding } from '@limber/domain/teams/team';
import { prepared } from '#db/prepared.ts';
import type { Db } from '#db/schema.ts';
import { findRecords } from './records.queries.ts';
import { findTeamSubscription } from './team-subscription.queries.ts';

type Standing = AccountStatus & {
  /** Whether the tier comes from a seat that another pays. */
  paidByTeam: boolean;
  team: TeamStanding;
};

/** The facts that determine the entitlements. */
export async function getAccountStatus(db: Db, userId: number, now: Date): Promise<Standing> {
  const { account, records } = await findAccount(db, userId, now);
  return standingOf(db, account, records, now);
}

export async function getEntitlements(db: Db, userId: number, now: Date): Promise<Entitlements> {
  return entitlementsOf(await getAccountStatus(db, userId, now), now);
}

/** The subscription as shown to the user; users on the free tier have one, too. */
export async function findSubscription(db: Db, userId: number, now: Date): Promise<Subscription> {
  const { account, records } = await findAccount(db, userId, now);
  const status = await standingOf(db, account, records, now);
  const { foundingMember, premiumPack, trialEndsAt, paidByTeam, team } = status;
  const current = paidByTeam ? SEAT : currentTier(records, now);
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
    paidByTeam,
    team,
  };
}

/** The subscription of a seat that another pays and may end. */
const SEAT = {
  tier: 'team',
  status: 'active',
  currentPeriodEnd: null,
  cancelAtPeriodEnd: false,
  users: 1,
} as const;

/** Lock the user first. */
export async function saveTrial(db: Db, userId: number, endsAt: Date): Promise<void> {
  await db
    .updateTable('user')
    .set({ trialEndsAt: endsAt.toISOString() })
    .where('id', '=', userId)
    .execute();
}

type Account = Pick<AccountStatus, 'foundingMember' | 'trialEndsAt'> & {
  userId: number;
  /** The user's team. */
  team: { id: number; ownerId: number } | null;
};

async function standingOf(
  db: Db,
  { userId, team, foundingMember, trialEndsAt }: Account,
  records: PaidRecords,
  now: Date,
): Promise<Standing> {
  const { tier } = currentTier(records, now);
  // A user's own subscription takes precedence.
  const paidByTeam =
    tier === 'free' && team !== null && (await findTeamSubscription(db, team.id, now)) !== null;
  return {
    foundingMember,
    trialEndsAt,
    tier: paidByTeam ? 'team' : tier,
    premiumPack: isBought(records, 'premiumPack'),
    paidByTeam,
    team: teamStanding(userId, team, records, now),
  };
}

function teamStanding(
  userId: number,
  team: Account['team'],
  records: PaidRecords,
  now: Date,
): TeamStanding {
  if (liveTeamSubscription(records.subscriptions, now)) return 'payer';
  if (team === null) return 'none';
  return team.ownerId === userId ? 'owner' : 'member';
}

const accountWithId = prepared((db, { id }: { id: number }) =>
  db
    .selectFrom('user')
    .leftJoin('team_member', 'team_member.userId', 'user.id')
    .leftJoin('team', 'team.id', 'team_member.teamId')
    .select((row) => [
      'foundingNumber',
      'trialEndsAt',
      'team.id as teamId',
      'team.ownerId',
      row
        .exists(row.selectFrom('subscription').select('userId').whereRef('userId', '=', 'user.id'))
        .as('hasSubscribed'),
      row
        .exists(row.selectFrom('purchase').select('userId').whereRef('userId', '=', 'user.id'))
        .as('hasBought'),
    ])
    .where('user.id', '=', id),
);

/** Payments are read only for users who ever paid. */
async function findAccount(
  db: Db,
  userId: number,
  now: Date,
): Promise<{ account: Account; records: PaidRecords }> {
  const [found] = await accountWithId(db, { id: userId });
  if (!found) throw new Error(`There is no user ${userId}`);
  const { foundingNumber, trialEndsAt, teamId, ownerId, hasSubscribed, hasBought } = found;
  const hasPaid = Boolean(hasSubscribed) || Boolean(hasBought);
  return {
    account: {
      userId,
      foundingMember: isFoundingMember(foundingNumber),
      trialEndsAt,
      team: teamId === null || ownerId === null ? null : { id: teamId, ownerId },
    },
    records: hasPaid ? await findRecords(db, userId, now) : { subscriptions: [], purchases: [] },
  };
}
