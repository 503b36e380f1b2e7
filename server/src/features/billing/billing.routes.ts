import * as contract from '@limber/contract/subscription';
import { trialEnd, trialProblem } from '@limber/domain/subscriptions/entitlements';
import { liveSubscription } from '@limber/domain/subscriptions/paid-records';
import { TEAM_MINIMUM_USERS } from '@limber/domain/subscriptions/prices';
import { cancelProblem, resumeProblem } from '@limber/domain/subscriptions/cancel-and-resume';
import { lockUser } from '#db/lock-user.ts';
import type { Deps } from '#deps.ts';
import { runOnce } from '#features/idempotency/run-once.ts';
import { notFound, Refused } from '#http/refused.ts';
import type { Serve } from '#http/serve.ts';
import { findCustomerId } from './customers.queries.ts';
import { deliverEvent } from './deliver-event.ts';
import { findSubscription, getAccountStatus, saveTrial } from './entitlements.queries.ts';
import {
  cancelSubscription,
  changeInTurn,
  findOwnSubscription,
  resumeSubscription,
} from './own-subscription.ts';
import { paymentsOff } from './payment-refusals.ts';
import { startPayment } from './start-payment.ts';

export function billingRoutes(serve: Serve, deps: Deps): void {
  const { db, now, payments } = deps;

  serve(contract.getSubscription, ({ userId }) => findSubscription(db, userId, now()));

  serve(contract.cancelSubscription, ({ userId }) =>
    changeInTurn(deps, userId, async () => {
      const current = await findSubscription(db, userId, now());
      const problem = cancelProblem(current.tier, current);
      if (problem !== null) throw new Refused(422, 'nothing-to-cancel', problem);
      await cancelSubscription(deps, await findLive(deps, userId));
      return findSubscription(db, userId, now());
    }),
  );

  serve(contract.resumeSubscription, ({ userId }) =>
    changeInTurn(deps, userId, async () => {
      const current = await findSubscription(db, userId, now());
      const problem = resumeProblem(current.tier, current);
      if (problem !== null) throw new Refused(422, 'nothing-to-resume', problem);
      await resumeSubscription(deps, await findLive(deps, userId));
      return findSubscription(db, userId, now());
    }),
  );

  serve(contract.startTrial, ({ userId, idempotency }) =>
    runOnce(deps, idempotency, async (tx) => {
      await lockUser(tx, userId);
      const problem = trialProblem(await getAccountStatus(tx, userId, now()));
      if (problem !== null) throw new Refused(422, 'no-trial', problem);
      await saveTrial(tx, userId, trialEnd(now()));
      return findSubscription(tx, userId, now());
    }),
  );

  serve(contract.getPaymentMethods, () => ({
    provider: payments?.name ?? ('off' as const),
    publishableKey: payments?.publishableKey ?? null,
  }));

  serve(contract.createSubscription, ({ userId, body, idempotency }) => {
    const { plan: tier } = body;
    const users = tier === 'team' ? (body.users ?? TEAM_MINIMUM_USERS) : 1;
    const order = { kind: 'plan', plan: tier, users } as const;
    return startPayment(deps, { userId, order, key: idempotency?.key ?? null });
  });

  serve(contract.createPaymentIntent, ({ userId, idempotency }) =>
    startPayment(deps, { userId, order: { kind: 'premiumPack' }, key: idempotency?.key ?? null }),
  );

  serve(contract.confirmSandboxPayment, async ({ userId, body, log }) => {
    if (!payments?.sandbox) throw notFound();
    const customerId = await findCustomerId(db, userId, payments.name);
    if (customerId === null) throw notFound();
    const outcome = await payments.sandbox.confirm({ ...body, customerId });
    if (!outcome) throw notFound();
    const { event, ...answer } = outcome;
    if (event) await deliverEvent(deps, payments.name, event, log);
    return answer;
  });
}

/** The subscription that determines the user's tier, and its provider. Throws when payments are off. */
async function findLive(deps: Deps, userId: number) {
  const own = await findOwnSubscription(deps, userId, liveSubscription);
  if (own === null) throw paymentsOff();
  return own;
}
