import { isActive, type PurchaseState, type SubscriptionState } from './paid-records.ts';

const SUBSCRIPTION_STEPS = ['incomplete', 'past_due', 'active', 'canceled'] as const;
const PURCHASE_STEPS = ['failed', 'succeeded', 'refunded'] as const;

/**
 * Whether `state` is newer. Providers count time in whole seconds: within a second, the state further along
 * its life cycle is newer, so that the order of arrival does not matter.
 */
export function isNewerSubscription(state: SubscriptionState, than: SubscriptionState): boolean {
  return comesAfter(subscriptionPlace(state), subscriptionPlace(than));
}

/**
 * Whether the order of two states is unknown: two changes within one second, neither of them the beginning or
 * the end.
 */
export function isUndecided(state: SubscriptionState, other: SubscriptionState): boolean {
  if (state.at !== other.at || !isActive(state) || !isActive(other)) return false;
  return isNewerSubscription(state, other) || isNewerSubscription(other, state);
}

/**
 * Compares a state that the provider answered when asked with a known one, `than`. Within the same
 * second the answer counts as newer, unless the known state is the subscription's end.
 */
export function isNewerWhenAsked(state: SubscriptionState, than: SubscriptionState): boolean {
  return state.at > than.at || (state.at === than.at && than.status !== 'canceled');
}

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

/** Compares part by part; false when equal. */
function comesAfter(place: Place, other: Place): boolean {
  const differing = place.findIndex((part, index) => part !== other[index]);
  const part = place[differing];
  const opposite = other[differing];
  return part !== undefined && opposite !== undefined && part > opposite;
}
