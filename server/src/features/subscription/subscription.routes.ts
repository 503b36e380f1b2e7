import * as contract from '@limber/contract/subscription';
import { trialEnd, trialProblem } from '@limber/domain/subscriptions/entitlements';
import { liveSubscription } from '@limber/domain/subscriptions/paid-records';
import { cancelProblem } from '@limber/domain/subscriptions/tiers';
import { lockPerson } from '#db/lock-person.ts';
import type { Deps } from '#deps.ts';
import { paymentsOff, refusePayment } from '#http/payment-refusals.ts';
import { Refused } from '#http/refused.ts';
import type { Serve } from '#http/serve.ts';
import { findRecords, noteCancelled } from './records.queries.ts';
import { beginTrial, findStanding, findSubscription } from './subscription.queries.ts';

export function subscriptionRoutes(serve: Serve, { db, now, payments }: Deps): void {
  serve(contract.getSubscription, ({ caller }) => findSubscription(db, caller.userId, now()));

  serve(contract.cancelSubscription, async ({ caller: { userId } }) => {
    const current = await findSubscription(db, userId, now());
    const problem = cancelProblem(current.tier, current);
    if (problem !== null) throw new Refused(422, 'nothing-to-cancel', problem);
    const { subscriptions } = await findRecords(db, userId);
    const counts = liveSubscription({ subscriptions, purchases: [] }, now());
    const owned = subscriptions.find(({ reference }) => reference === counts?.reference);
    if (!owned || owned.provider !== payments?.name) throw paymentsOff();
    await payments.cancelAtPeriodEnd(owned.reference).catch(refusePayment);
    await noteCancelled(db, owned);
    return findSubscription(db, userId, now());
  });

  serve(contract.startTrial, ({ caller: { userId } }) =>
    db.transaction().execute(async (tx) => {
      await lockPerson(tx, userId);
      const problem = trialProblem(await findStanding(tx, userId, now()));
      if (problem !== null) throw new Refused(422, 'no-trial', problem);
      await beginTrial(tx, userId, trialEnd(now()));
      return findSubscription(tx, userId, now());
    }),
  );
}
