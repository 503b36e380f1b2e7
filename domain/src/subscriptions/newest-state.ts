import { goesOn, type PurchaseState, type SubscriptionState } from './paid-records.ts';

const SUBSCRIPTION_STEPS = ['incomplete', 'past_due', 'active', 'canceled'] as const;
const PURCHASE_STEPS = ['failed', 'succeeded', 'refunded'] as const;

/**
 * Whether one state of a subscription is newer than another. Providers count time in whole seconds: of two
 * states of the same second the one further along its life cycle is newer, so that the result does not depend
 * on the order of arrival.
 */
export function isNewerSubscription(state: SubscriptionState, than: SubscriptionState): boolean {
  return comesAfter(subscriptionPlace(state), subscriptionPlace(than));
}

/**
 * Whether it cannot be told which of two states is the newer: the subscription was changed twice in one second. Its
 * beginning comes before all else, and its end after.
 */
export function isUndecided(state: SubscriptionState, other: SubscriptionState): boolean {
  if (state.at !== other.at || !goesOn(state) || !goesOn(other)) return false;
  return isNewerSubscription(state, other) || isNewerSubscription(other, state);
}

/** Whether the state that a provider tells when it is asked is newer: of one second it is, unless the other is the end. */
export function isNewerWhenAsked(state: SubscriptionState, than: SubscriptionState): boolean {
  return state.at > than.at || (state.at === than.at && than.status !== 'canceled');
}

/** Whether one state of something that is bought once is newer than another. */
export function isNewerPurchase(state: PurchaseState, than: PurchaseState): boolean {
  return comesAfter(purchasePlace(state), purchasePlace(than));
}

type Place = readonly (string | number)[];

const purchasePlace = ({ at, status }: PurchaseState): Place => [
  at,
  PURCHASE_STEPS.indexOf(status),
];

const subscriptionPlace = (state: SubscriptionState): Place => [
  state.at,
  SUBSCRIPTION_STEPS.indexOf(state.status),
  state.currentPeriodEnd ?? '',
  state.cancelAtPeriodEnd ? 1 : 0,
  state.users,
  state.plan,
];

/** Compares part by part; false when all parts are equal. */
function comesAfter(place: Place, other: Place): boolean {
  const differing = place.findIndex((part, index) => part !== other[index]);
  const part = place[differing];
  const opposite = other[differing];
  return part !== undefined && opposite !== undefined && part > opposite;
}
