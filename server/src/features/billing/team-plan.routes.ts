import * as contract from '@limber/contract/team';
import { DONE } from '@limber/contract/fields';
import { liveTeamPlan } from '@limber/domain/subscriptions/paid-records';
import { TEAM_SENTENCES } from '@limber/domain/teams/team';
import type { Deps } from '#deps.ts';
import { Refused } from '#http/refused.ts';
import type { Serve } from '#http/serve.ts';
import { deliverEvent } from './deliver-event.ts';
import { cancelPlan, changeInTurn, findOwnPlan, resumePlan } from './own-plan.ts';
import { refuseSeats } from './payment-refusals.ts';
import { recordChange } from './records.queries.ts';

/** What somebody pays for their team: how many seats, and whether they go on. */
export function teamPlanRoutes(serve: Serve, deps: Deps): void {
  const { db } = deps;

  serve(contract.changeSeats, ({ userId, body, log }) =>
    changeInTurn(deps, userId, async () => {
      const { plan, provider } = await findTeamPlan(deps, userId);
      const event = await provider.changeUsers(plan.reference, body.users).catch(refuseSeats);
      if (event) await deliverEvent(deps, provider.name, event, log);
      const isRaised = body.users > plan.users;
      if (isRaised && (await findPaying(deps, userId))?.plan.reference !== plan.reference) {
        // Another's plan pays by now: nobody would have these seats.
        const back = await provider.takeBackUsers(plan.reference, plan.users).catch(refuseSeats);
        if (back) await deliverEvent(deps, provider.name, back, log);
        await recordChange(db, plan, { users: plan.users });
        throw payerOnly();
      }
      await recordChange(db, plan, { users: body.users });
      return { paid: body.users };
    }),
  );

  serve(contract.cancelTeamPlan, ({ userId }) =>
    changeInTurn(deps, userId, async () => {
      await cancelPlan(deps, await findTeamPlan(deps, userId));
      return DONE;
    }),
  );

  serve(contract.resumeTeamPlan, ({ userId }) =>
    changeInTurn(deps, userId, async () => {
      await resumePlan(deps, await findTeamPlan(deps, userId));
      return DONE;
    }),
  );
}

/** The subscription by which the user pays for their team, and the provider that knows it. Throws Refused. */
async function findTeamPlan(deps: Deps, userId: number) {
  const own = await findPaying(deps, userId);
  if (own === null) throw payerOnly();
  return own;
}

const findPaying = (deps: Deps, userId: number) =>
  findOwnPlan(deps, userId, ({ subscriptions }, now) => liveTeamPlan(subscriptions, now));

const payerOnly = () => new Refused(403, 'payer-only', TEAM_SENTENCES.payerOnly);
