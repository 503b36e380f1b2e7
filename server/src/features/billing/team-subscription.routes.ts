import * as contract from '@limber/contract/team';
import { DONE } from '@limber/contract/fields';
import { liveTeamSubscription } from '@limber/domain/subscriptions/paid-records';
import { TEAM_SENTENCES } from '@limber/domain/teams/team';
import type { Deps } from '#deps.ts';
import { Refused } from '#http/refused.ts';
import type { Serve } from '#http/serve.ts';
import { deliverEvent } from './deliver-event.ts';
import {
  cancelSubscription,
  changeInTurn,
  findOwnSubscription,
  resumeSubscription,
} from './own-subscription.ts';
import { refusePayment, refuseSeats, seatsUnknown } from './payment-refusals.ts';
import { saveChange } from './subscription-changes.queries.ts';
import { settleSeatIncreases } from './seat-increases.ts';

export function teamSubscriptionRoutes(serve: Serve, deps: Deps): void {
  const { db } = deps;

  serve(contract.changeSeats, ({ userId, body, log }) =>
    changeInTurn(deps, userId, async () => {
      await settleSeatIncreases(deps, userId);
      const { subscription, provider } = await findTeamSubscription(deps, userId);
      // An unsettled increase must not be mixed with this one.
      if (subscription.raisedFrom !== null) throw seatsUnknown();
      const known = await provider.present(subscription.reference).catch(refusePayment);
      const before = known?.users ?? subscription.users;
      // Saved first: another subscription may take over before the provider answers, and the answer
      // may be lost.
      const increase = body.users > before ? { raisedFrom: before } : null;
      if (increase) await saveChange(db, subscription, increase);
      const event = await provider
        .changeUsers(subscription.reference, body.users)
        .catch(refuseSeats);
      if (event) await deliverEvent(deps, provider.name, event, log);
      // Saved again: another server may have settled the increase before it was made.
      await saveChange(db, subscription, { users: body.users, ...increase });
      const settled = await settleSeatIncreases(deps, userId);
      const own = settled.find(({ reference }) => reference === subscription.reference);
      if (own?.fault) throw seatsUnknown();
      if (own?.isLost) throw payerOnly();
      return { paid: body.users };
    }),
  );

  serve(contract.cancelTeamSubscription, ({ userId }) =>
    changeInTurn(deps, userId, async () => {
      await cancelSubscription(deps, await findTeamSubscription(deps, userId));
      return DONE;
    }),
  );

  serve(contract.resumeTeamSubscription, ({ userId }) =>
    changeInTurn(deps, userId, async () => {
      await resumeSubscription(deps, await findTeamSubscription(deps, userId));
      return DONE;
    }),
  );
}

/** The user's subscription for their team, and its provider. Throws Refused. */
async function findTeamSubscription(deps: Deps, userId: number) {
  const own = await findOwnSubscription(deps, userId, ({ subscriptions }, now) =>
    liveTeamSubscription(subscriptions, now),
  );
  if (own === null) throw payerOnly();
  return own;
}

const payerOnly = () => new Refused(403, 'payer-only', TEAM_SENTENCES.payerOnly);
