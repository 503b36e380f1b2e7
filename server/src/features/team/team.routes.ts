import { DONE } from '@limber/contract/fields';
import * as contract from '@limber/contract/team';
import { TEAM_SENTENCES } from '@limber/domain/teams/team';
import type { Db } from '#db/schema.ts';
import { nameUnder } from '#db/team-names.queries.ts';
import type { Deps } from '#deps.ts';
import { isDeactivated } from '#features/auth/manage-accounts.queries.ts';
import { endSeat } from '#features/billing/recompute-tier.ts';
import { findTeamSubscription } from '#features/billing/team-subscription.queries.ts';
import { notFound, Refused, refusedField } from '#http/refused.ts';
import type { Serve } from '#http/serve.ts';
import { lockOwnTeam, lockTeamOfOwner } from './find-own-team.ts';
import { findMember, invitationIds, memberIds } from './member-ids.ts';
import { findPeople, seatsOf } from './seats.ts';
import {
  deleteMember,
  deleteTeam,
  findTeamOf,
  listMembers,
  type OwnTeam,
  saveTeam,
} from './team.queries.ts';

export function teamRoutes(serve: Serve, deps: Deps): void {
  const { db } = deps;
  const change = <Result>(work: (tx: Db) => Promise<Result>) => db.transaction().execute(work);

  serve(contract.getTeam, async ({ userId }) => ({ team: await readTeam(deps, userId) }));

  serve(contract.renameTeam, async ({ userId, body }) => {
    await change(async (tx) => {
      const { id } = await lockTeamOfOwner(tx, userId);
      await saveTeam(tx, id, { name: body.name });
    });
    return DONE;
  });

  serve(contract.removeMember, async ({ userId, params }) => {
    await change((tx) => remove(deps, tx, userId, params.id));
    return DONE;
  });

  serve(contract.leaveTeam, async ({ userId }) => {
    await change((tx) => leave(deps, tx, userId));
    return DONE;
  });

  serve(contract.handTeamOver, async ({ userId, body }) => {
    await change(async (tx) => {
      const { team, memberId } = await lockMember(tx, userId, body.memberId);
      if (memberId === null) throw refusedField('memberId', TEAM_SENTENCES.notAMember);
      if (await isDeactivated(tx, memberId)) {
        throw refusedField('memberId', TEAM_SENTENCES.accountClosed);
      }
      const name = await nameUnder(tx, team.id, memberId);
      await saveTeam(tx, team.id, { ownerId: memberId, ...name });
    });
    return DONE;
  });
}

async function readTeam(deps: Deps, userId: number): Promise<contract.Team | null> {
  const { db } = deps;
  const team = await findTeamOf(db, userId);
  if (!team) return null;
  const youAreOwner = team.ownerId === userId;
  const plan = await findTeamSubscription(db, team.id, deps.now());
  const youPay = plan?.userId === userId;
  const mayKnow = youAreOwner || youPay;
  const people = mayKnow ? await findPeople(deps, db, team.id) : null;
  const idOf = await memberIds(db, team.id);
  const invitationId = await invitationIds(db);
  const invitations = youAreOwner ? (people?.invitations ?? []) : [];
  return {
    name: team.name,
    youAreOwner,
    youPay,
    isPaid: plan !== null,
    endsAt: mayKnow && plan?.cancelAtPeriodEnd ? plan.currentPeriodEnd : null,
    seats: people && seatsOf(people, plan),
    members: (await listMembers(db, team)).map((member) => ({
      id: idOf(member.userId),
      fullName: member.fullName,
      isOwner: member.userId === team.ownerId,
      isYou: member.userId === userId,
    })),
    invitations: invitations.map(({ id, email, expiresAt }) => ({
      id: invitationId(id),
      email,
      expiresAt,
    })),
  };
}

/** Locks the owner's team and the member with this id; null for none. Throws the 403. */
async function lockMember(tx: Db, ownerId: number, id: string) {
  const found = await findMember(tx, ownerId, id);
  const team = await lockTeamOfOwner(tx, ownerId, found === null ? [] : [found]);
  // The member may have left before the lock.
  return { team, memberId: await findMember(tx, ownerId, id) };
}

async function remove(deps: Deps, tx: Db, userId: number, id: string): Promise<void> {
  const { team, memberId } = await lockMember(tx, userId, id);
  if (memberId === null) throw notFound();
  if (memberId === userId) throw ownerStays();
  if (memberId === (await findTeamSubscription(tx, team.id, deps.now()))?.userId) {
    throw new Refused(422, 'pays-for-team', TEAM_SENTENCES.payerStays);
  }
  await deleteMember(tx, team.id, memberId);
  await endSeat(tx, team.id, memberId, deps.now());
}

/** Whether another member with an open account could take the team over. */
async function hasOpenMember(tx: Db, team: OwnTeam): Promise<boolean> {
  for (const { userId } of await listMembers(tx, team)) {
    if (userId !== team.ownerId && !(await isDeactivated(tx, userId))) return true;
  }
  return false;
}

async function leave(deps: Deps, tx: Db, userId: number): Promise<void> {
  const team = await lockOwnTeam(tx, userId, [userId]);
  const plan = await findTeamSubscription(tx, team.id, deps.now());
  if (team.ownerId === userId) {
    if (plan?.userId === userId || (await hasOpenMember(tx, team))) throw ownerStays();
    await deleteTeam(tx, team.id);
  } else {
    if (plan?.userId === userId) {
      throw new Refused(422, 'pays-for-team', TEAM_SENTENCES.youPay);
    }
    await deleteMember(tx, team.id, userId);
  }
  await endSeat(tx, team.id, userId, deps.now());
}

const ownerStays = () => new Refused(422, 'owner-stays', TEAM_SENTENCES.ownerStays);
