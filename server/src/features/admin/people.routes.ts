import * as contract from '@limber/contract/admin';
import { DONE } from '@limber/contract/fields';
import { ADMINISTRATION_SENTENCES } from '@limber/domain/accounts/administration';
import { unusedDays } from '@limber/domain/accounts/unused';
import type { Deps } from '#deps.ts';
import { deleteAccountOf } from '#features/account-data/delete-account-of.ts';
import { giveResetLink } from '#features/auth/give-reset-link.ts';
import { findLastSignIn } from '#features/auth/known-devices.queries.ts';
import {
  changeRole,
  deactivate,
  endSessions,
  isDeactivated,
  reactivate,
} from '#features/auth/manage-accounts.queries.ts';
import { notFound, Refused, refusedField } from '#http/refused.ts';
import { securityEvent } from '#http/security-events.ts';
import type { Serve } from '#http/serve.ts';
import {
  actOnPerson,
  beginDeletion,
  confirmActor,
  lockForAct,
  refuseOwnAccount,
} from './act-on-person.ts';
import { findPeople, findPerson } from './people.queries.ts';

export function peopleRoutes(serve: Serve, deps: Deps): void {
  const { db, now, outbox } = deps;

  serve(contract.listPeople, ({ query }) => findPeople(db, query));

  serve(contract.getPerson, async ({ params, userId }) => {
    const person = await findPerson(db, params.id);
    if (!person) throw notFound();
    const lastSignIn = (await findLastSignIn(db, person.id)) ?? person.createdAt;
    return {
      ...person,
      isYou: person.id === userId,
      unusedDays: unusedDays(new Date(lastSignIn), now()),
    };
  });

  serve(contract.changeRole, async (call) => {
    const { role, password } = call.body;
    const who = { actorId: call.userId, subjectId: call.params.id };
    await confirmActor(deps, call, password);
    refuseOwnAccount(who);
    const isOther = await actOnPerson(deps, { ...who, action: `role-${role}` }, (tx) =>
      changeRole(tx, who.subjectId, role),
    );
    if (isOther) securityEvent(call, 'role-changed', { userId: who.subjectId, reason: role });
    return DONE;
  });

  serve(contract.endSessionsOf, async (call) => {
    const act = {
      actorId: call.userId,
      subjectId: call.params.id,
      action: 'sessions-ended',
    } as const;
    const ended = await actOnPerson(
      deps,
      act,
      async (tx) => (await endSessions(tx, act.subjectId)) > 0,
    );
    if (ended) securityEvent(call, 'all-sessions-ended', { userId: act.subjectId });
    return DONE;
  });

  serve(contract.giveResetLink, async (call) => {
    const act = { actorId: call.userId, subjectId: call.params.id, action: 'reset-link' } as const;
    await confirmActor(deps, call, call.body.password);
    const link = await actOnPerson(deps, act, async (tx) => {
      if (await isDeactivated(tx, act.subjectId)) throw deactivated();
      return giveResetLink(deps, tx, act.subjectId);
    });
    outbox.wake();
    securityEvent(call, 'reset-link-given', { userId: act.subjectId, actorId: act.actorId });
    return { link };
  });

  serve(contract.setDeactivated, async (call) => {
    const closes = call.body.isDeactivated;
    const action = closes ? 'deactivated' : 'reactivated';
    const act = { actorId: call.userId, subjectId: call.params.id, action } as const;
    refuseOwnAccount(act);
    const isOther = await actOnPerson(deps, act, (tx) =>
      closes ? deactivate(tx, act.subjectId, now()) : reactivate(tx, act.subjectId),
    );
    if (isOther) securityEvent(call, `account-${action}`, { userId: act.subjectId });
    return DONE;
  });

  serve(contract.deletePerson, async (call) => {
    const act = { actorId: call.userId, subjectId: call.params.id, action: 'deleted' } as const;
    const person = await findPerson(db, act.subjectId);
    if (!person) throw notFound();
    await confirmActor(deps, call, call.body.password);
    refuseOwnAccount(act);
    if (person.username !== call.body.username) {
      throw refusedField('username', ADMINISTRATION_SENTENCES.usernameDiffers);
    }
    // The actor may have lost the role meanwhile; this is checked before any subscription ends.
    await db.transaction().execute((tx) => lockForAct(tx, act));
    await deleteAccountOf(deps, act.subjectId, call.log, (tx) => beginDeletion(tx, act, now()));
    securityEvent(call, 'account-deleted', { userId: act.subjectId });
    return DONE;
  });
}

const deactivated = () => new Refused(422, 'deactivated', ADMINISTRATION_SENTENCES.reactivateFirst);
