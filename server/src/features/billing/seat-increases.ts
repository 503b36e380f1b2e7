import type { Deps } from '#deps.ts';
import { applyEvent } from './apply-event.ts';
import { changeInTurn } from './own-subscription.ts';
import { saveChange } from './subscription-changes.queries.ts';
import {
  findRecords,
  findUsersWithSeatIncreases,
  type OwnedSubscription,
} from './records.queries.ts';

type BillingDeps = Pick<Deps, 'db' | 'now' | 'payments'>;

/** What became of the raise of a plan. */
type Settled = {
  reference: string;
  /** Whether it is taken back, or is to be. */
  isLost: boolean;
  /** Why that could not be done: then it is owed. Null where it was. */
  fault: unknown;
};

/**
 * Takes back the raises of a user's plans that were charged while another's began to pay for the team: nobody would have
 * these seats. The others stay. What the provider does not do is owed, and the maintenance repeats it. Call in the turn of
 * the user's plans.
 */
export async function settleSeatIncreases(deps: BillingDeps, userId: number): Promise<Settled[]> {
  const { db, now, payments } = deps;
  const { subscriptions } = await findRecords(db, userId, now());
  const raised = subscriptions.filter(
    ({ raisedFrom, provider }) => raisedFrom !== null && provider === payments?.name,
  );
  return Promise.all(
    raised.map(async (subscription) => {
      const settling = isLost(subscription)
        ? takeBack(deps, subscription)
        : saveChange(db, subscription, KEPT);
      const fault = await settling.then(
        () => null,
        (error: unknown) => error,
      );
      return { reference: subscription.reference, isLost: isLost(subscription), fault };
    }),
  );
}

const KEPT = { raisedFrom: null };

/** Whether nobody would have the seats of its raise. */
const isLost = ({ teamId, takesRaiseBack }: OwnedSubscription): boolean =>
  teamId === null || takesRaiseBack;

async function takeBack(deps: BillingDeps, subscription: OwnedSubscription): Promise<void> {
  const { db, payments } = deps;
  const { provider, reference, raisedFrom } = subscription;
  if (raisedFrom === null || !payments) return;
  // What is given back is never kept: the other plan may end before the seats are fewer again.
  await saveChange(db, subscription, { takesRaiseBack: true });
  const event = await payments.takeBackUsers(reference, raisedFrom);
  if (event) await applyEvent(deps, provider, event);
  await saveChange(db, subscription, {
    raisedFrom: null,
    takesRaiseBack: false,
    // One that has ended keeps its number at the provider.
    ...(subscription.status !== 'canceled' && { users: raisedFrom }),
  });
}

/** Does it for everybody for whom it failed. A failure does not keep the others from being handled. */
export async function settleAllSeatIncreases(
  deps: BillingDeps & Pick<Deps, 'limits'>,
): Promise<void> {
  const { db, payments } = deps;
  if (!payments) return;
  const faults: unknown[] = [];
  for (const userId of await findUsersWithSeatIncreases(db, payments.name)) {
    const settled = await changeInTurn(deps, userId, () => settleSeatIncreases(deps, userId));
    faults.push(...settled.flatMap(({ fault }) => fault ?? []));
  }
  if (faults.length > 0) throw new AggregateError(faults, 'Raises are not yet taken back');
}
