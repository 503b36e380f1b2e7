import * as contract from '@limber/contract/subscription';
import { cancelProblem } from '@limber/domain/subscriptions/tiers';
import type { Deps } from '../../deps.ts';
import { Refused } from '../../http/refused.ts';
import type { Serve } from '../../http/serve.ts';
import { cancelAtPeriodEnd, findSubscription } from './subscription.queries.ts';

export function subscriptionRoutes(serve: Serve, { db }: Deps): void {
  serve(contract.getSubscription, ({ caller }) => findSubscription(db, caller.userId));

  serve(contract.cancelSubscription, async ({ caller }) => {
    const { tier } = await findSubscription(db, caller.userId);
    const problem = cancelProblem(tier);
    if (problem !== null) throw new Refused(422, 'nothing-to-cancel', problem);
    await cancelAtPeriodEnd(db, caller.userId);
    return findSubscription(db, caller.userId);
  });
}
