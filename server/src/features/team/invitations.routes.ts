import { accountKey } from '@limber/domain/accounts/account-rules';
import { DONE } from '@limber/contract/fields';
import * as contract from '@limber/contract/team';
import { LINKS_OF_ONE_INVITATION, teamInvitationEnd } from '@limber/domain/teams/invitation';
import { acceptProblem, endedByJoining, inviteProblem } from '@limber/domain/teams/seats';
import { inAnotherTeam, TEAM_SENTENCES } from '@limber/domain/teams/team';
import { lockUser } from '#db/lock-user.ts';
import type { Db } from '#db/schema.ts';
import type { Deps } from '#deps.ts';
import { mailTeamInvitation } from '#features/auth/account-mails.ts';
import { recomputeTier } from '#features/billing/recompute-tier.ts';
import { findTeamSubscription } from '#features/billing/team-subscription.queries.ts';
import { runOnce } from '#features/idempotency/run-once.ts';
import { Refused, refusedField, signedOut } from '#http/refused.ts';
import type { Serve } from '#http/serve.ts';
import { createToken, hashToken } from '#features/auth/secret-token.ts';
import { lockTeamOfOwner } from './find-own-team.ts';
import {
  countLinks,
  deleteInvitation,
  findByLink,
  insertLink,
  saveInvitation,
} from './invitations.queries.ts';
import { findInvitation, invitationIds } from './member-ids.ts';
import { findPeople, seatsOf } from './seats.ts';
import {
  findAddressOf,
  findGivenKey,
  findTeamOf,
  insertMember,
  lockTeam,
  type OwnTeam,
} from './team.queries.ts';

export function teamInvitationRoutes(serve: Serve, deps: Deps): void {
  const { db, now, outbox } = deps;

  serve(contract.inviteToTeam, async ({ userId, body, idempotency }) => {
    const email = body.email ?? null;
    const invited = await runOnce(deps, idempotency, async (tx) => {
      const team = await lockTeamOfOwner(tx, userId, [userId]);
      const { id, ...invited } = await invite(deps, tx, team, email);
      const invitation = { id: (await invitationIds(tx))(id), ...invited };
      const isMailed =
        email !== null && (await mailTeamInvitation(deps, tx, { teamId: team.id, userId, email }));
      return { invitation, isMailed };
    });
    outbox.wake();
    return invited;
  });

  serve(contract.makeInvitationLink, async ({ userId, params }) => {
    const token = createToken();
    await db.transaction().execute(async (tx) => {
      const { id: teamId } = await lockTeamOfOwner(tx, userId);
      const id = await findInvitation(tx, teamId, { id: params.id, now: now() });
      if ((await countLinks(tx, id, now())) >= LINKS_OF_ONE_INVITATION) {
        throw new Refused(422, 'too-many-links', TEAM_SENTENCES.tooManyLinks);
      }
      await insertLink(tx, id, hashToken(token));
    });
    return { token };
  });

  serve(contract.withdrawInvitation, async ({ userId, params }) => {
    await db.transaction().execute(async (tx) => {
      const { id: teamId } = await lockTeamOfOwner(tx, userId);
      await deleteInvitation(
        tx,
        teamId,
        await findInvitation(tx, teamId, { id: params.id, now: now() }),
      );
    });
    return DONE;
  });

  serve(contract.readInvitation, async ({ body }) => {
    const invitation = await findByLink(db, hashToken(body.token), now());
    if (!invitation) throw invitationOver();
    const { teamId, team, invitedBy, expiresAt } = invitation;
    const isPaid = (await findTeamSubscription(db, teamId, now())) !== null;
    return { team, invitedBy, isPaid, expiresAt };
  });

  serve(contract.acceptInvitation, async ({ userId, body }) => ({
    team: await db.transaction().execute((tx) => accept(deps, tx, userId, body.token)),
  }));
}

async function invite(deps: Deps, tx: Db, team: OwnTeam, email: string | null) {
  const now = deps.now();
  const emailKey = email === null ? null : accountKey(email);
  const people = await findPeople(deps, tx, team.id);
  const isAmong = (list: readonly { emailKey: string | null }[]) =>
    emailKey !== null && list.some((one) => one.emailKey === emailKey);
  if (isAmong(people.addresses)) throw refusedField('email', TEAM_SENTENCES.addressIsMember);
  // Inviting an address again takes no further seat: its own invitation is not counted.
  const others = people.invitations.filter((one) => emailKey === null || one.emailKey !== emailKey);
  const seats = seatsOf(
    { ...people, invitations: others },
    await findTeamSubscription(tx, team.id, now),
  );
  const problem = inviteProblem(seats);
  if (problem !== null) throw new Refused(422, 'no-seat', problem);
  return saveInvitation(
    tx,
    { teamId: team.id, email, emailKey },
    { now, expiresAt: teamInvitationEnd(now) },
  );
}

/** Joins the link's team and returns its name. Throws Refused. */
async function accept(deps: Deps, tx: Db, userId: number, token: string): Promise<string> {
  const now = deps.now();
  const link = hashToken(token);
  if (!(await lockUser(tx, userId))) throw signedOut();
  const seen = await findByLink(tx, link, now);
  if (!seen) throw invitationOver();
  await lockTeam(tx, seen.teamId);
  // The invitation may be used or withdrawn by now.
  const invitation = await findByLink(tx, link, now);
  if (!invitation) throw invitationOver();
  const { id, teamId, team } = invitation;
  const present = await findTeamOf(tx, userId);
  if (present) {
    const isSame = present.id === teamId;
    const sentence = isSame ? TEAM_SENTENCES.ownInvitation : inAnotherTeam(present.name);
    throw new Refused(422, 'in-a-team', sentence);
  }
  const people = await findPeople(deps, tx, teamId);
  const emailKey = await findGivenKey(tx, userId);
  const ended = endedByJoining(people.invitations, { usedId: id, emailKey });
  const after = {
    addresses: [...people.addresses, await findAddressOf(tx, userId)],
    invitations: people.invitations.filter((one) => !ended.includes(one)),
  };
  const problem = acceptProblem(seatsOf(after, await findTeamSubscription(tx, teamId, now)));
  if (problem !== null) throw new Refused(422, 'no-seat', problem);
  for (const one of ended) await deleteInvitation(tx, teamId, one.id);
  await insertMember(tx, teamId, userId, now);
  await recomputeTier(tx, userId, now);
  return team;
}

const invitationOver = () => new Refused(422, 'invitation-over', TEAM_SENTENCES.invitationOver);
