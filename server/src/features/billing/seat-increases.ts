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

/** The result of a seat increase. */
type Settled = {
  reference: string;
  /** Whether the increase is, or will be, undone. */
  isLost: boolean;
  /** The error of a failed refund, which stays owed; null for none. */
  fault: unknown;
};

/**
 * Undoes seat increases that were charged while another subscription took over the team: nobody would have these seats.
 * The others are final. Maintenance repeats what the provider fails to do. Call within `changeInTurn`.
 */
export async function settleSeatIncreases(deps: BillingDeps, userId: number): Promise<Settled[]> {
  const { db, now, payments } = deps;
  const { subscriptions } = await findRecords(db, userId, now());
  const increased = subscriptions.filter(
    ({ raisedFrom, provider }) => raisedFrom !== null && provider === payments?.name,
  );
  return Promise.all(
    increased.map(async (subscription) => {
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

/** Whether nobody would have the added seats. */
const isLost = ({ teamId, takesRaiseBack }: OwnedSubscription): boolean =>
  teamId === null || takesRaiseBack;

async function takeBack(deps: BillingDeps, subscription: OwnedSubscription): Promise<void> {
  const { db, payments } = deps;
  const { provider, reference, raisedFrom } = subscription;
  if (raisedFrom === null || !payments) return;
  // A refund that has begun is completed, even if this subscription pays for the team again.
  await saveChange(db, subscription, { takesRaiseBack: true });
  const event = await payments.takeBackUsers(reference, raisedFrom);
  if (event) await applyEvent(deps, provider, event);
  await saveChange(db, subscription, {
    raisedFrom: null,
    takesRaiseBack: false,
    // An ended subscription keeps its number of seats at the provider, so ours stays, too.
    ...(subscription.status !== 'canceled' && { users: raisedFrom }),
  });
}

/** Settles the seat increases of all users. A failure does not stop the others. */
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
  if (faults.length > 0) throw new AggregateError(faults, 'Seat increases are not yet undone');
}
