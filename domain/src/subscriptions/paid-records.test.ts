import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isNewerPurchase, isNewerSubscription } from './newest-state.ts';
import {
  currentTier,
  liveSubscription,
  type PurchaseState,
  type SubscriptionState,
  superseded,
} from './paid-records.ts';
import { PAID_TIERS } from './prices.ts';

const NOW = new Date('2026-06-15T00:00:00.000Z');
const FUTURE = '2026-07-01T00:00:00.000Z';
const PAST = '2026-06-01T00:00:00.000Z';
const SECONDS = ['2026-06-01T00:00:00.000Z', '2026-06-01T00:00:01.000Z'];

const subscription = (more: Partial<SubscriptionState> = {}): SubscriptionState => ({
  reference: 'sub_1',
  plan: 'annual',
  users: 1,
  status: 'active',
  currentPeriodEnd: FUTURE,
  cancelAtPeriodEnd: false,
  at: PAST,
  ...more,
});
const purchase = (more: Partial<PurchaseState> = {}): PurchaseState => ({
  reference: 'pi_1',
  bought: 'lifetime',
  status: 'succeeded',
  at: PAST,
  ...more,
});
const tierOf = (subscriptions: SubscriptionState[], purchases: PurchaseState[] = []) =>
  currentTier({ subscriptions, purchases }, NOW);

const anySubscription = fc.record({
  reference: fc.constant('sub_1'),
  plan: fc.constantFrom(...PAID_TIERS),
  users: fc.integer({ min: 1, max: 3 }),
  status: fc.constantFrom('incomplete', 'active', 'past_due', 'canceled'),
  currentPeriodEnd: fc.constantFrom(null, PAST, FUTURE),
  cancelAtPeriodEnd: fc.boolean(),
  at: fc.constantFrom(...SECONDS),
});
const anyPurchase = fc.record({
  reference: fc.constant('pi_1'),
  bought: fc.constant('lifetime'),
  status: fc.constantFrom('succeeded', 'failed', 'refunded'),
  at: fc.constantFrom(...SECONDS),
});

/** What is left when each state replaces an older one only. */
function kept<State>(states: readonly State[], isNewer: (state: State, than: State) => boolean) {
  return states.reduce((newest, state) => (isNewer(state, newest) ? state : newest));
}

describe('the plan', () => {
  test('is free before anything was paid, and while the first payment is under way', () => {
    expect(tierOf([])).toMatchObject({ tier: 'free', status: 'none' });
    expect(tierOf([subscription({ status: 'incomplete' })])).toMatchObject({
      tier: 'free',
      status: 'none',
    });
  });

  test('stays to the end of its period after it was cancelled, and not a moment longer', () => {
    const cancelled = subscription({ cancelAtPeriodEnd: true });
    expect(tierOf([cancelled])).toMatchObject({ tier: 'annual', cancelAtPeriodEnd: true });
    const end = new Date(FUTURE);
    expect(currentTier({ subscriptions: [cancelled], purchases: [] }, end)).toMatchObject({
      tier: 'free',
      status: 'canceled',
      currentPeriodEnd: FUTURE,
    });
  });

  test('stays while a renewal is being collected, and ends when the provider ends it', () => {
    const late = subscription({ status: 'past_due', currentPeriodEnd: PAST });
    expect(tierOf([late])).toMatchObject({ tier: 'annual', status: 'past_due' });
    expect(tierOf([subscription({ status: 'canceled' })])).toMatchObject({ tier: 'free' });
  });

  test('for life is above all others, until it is paid back', () => {
    const annual = subscription();
    expect(tierOf([annual], [purchase()])).toMatchObject({
      tier: 'lifetime',
      status: 'active',
      currentPeriodEnd: null,
    });
    expect(tierOf([annual], [purchase({ status: 'refunded' })]).tier).toBe('annual');
    expect(tierOf([], [purchase({ bought: 'premiumPack' })]).tier).toBe('free');
  });

  test('is the better one of two, and the other is not paid for again', () => {
    const pro = subscription({ reference: 'sub_pro', plan: 'pro' });
    const team = subscription({ reference: 'sub_team', plan: 'team', users: 7 });
    expect(tierOf([pro, team])).toMatchObject({ tier: 'team', users: 7 });
    const records = { subscriptions: [team, pro], purchases: [] };
    const paysForTeam = { paysForTeam: true };
    expect(superseded(records, NOW, paysForTeam)).toEqual([pro]);
    expect(superseded({ ...records, subscriptions: [pro] }, NOW, paysForTeam)).toEqual([]);
  });

  test('leaves the seats of others alone, until somebody else pays them', () => {
    const pro = subscription({ reference: 'sub_pro', plan: 'pro' });
    const team = subscription({ reference: 'sub_team', plan: 'team', users: 7 });
    const forLife = { subscriptions: [team, pro], purchases: [purchase()] };
    expect(superseded(forLife, NOW, { paysForTeam: true })).toEqual([pro]);
    expect(superseded(forLife, NOW, { paysForTeam: false })).toEqual([team, pro]);
    const records = { subscriptions: [team, pro], purchases: [] };
    expect(superseded(records, NOW, { paysForTeam: false })).toEqual([team]);
  });
});

describe('what a provider says', () => {
  test('ends in the same state in whatever order it arrives, and however often', () => {
    fc.assert(
      fc.property(
        fc.array(anySubscription, { minLength: 1 }),
        fc.infiniteStream(fc.nat()),
        (states, dice) => {
          const shuffled = [...states, ...states].toSorted(() => (dice.next().value % 3) - 1);
          expect(kept(shuffled, isNewerSubscription)).toEqual(kept(states, isNewerSubscription));
        },
      ),
    );
    fc.assert(
      fc.property(fc.array(anyPurchase, { minLength: 1 }), (states) => {
        const backwards = [...states, ...states].toReversed();
        expect(kept(backwards, isNewerPurchase)).toEqual(kept(states, isNewerPurchase));
      }),
    );
  });

  test('is never replaced by something older', () => {
    fc.assert(
      fc.property(anySubscription, anySubscription, (one, other) => {
        expect(isNewerSubscription(one, other) && one.at < other.at).toBe(false);
      }),
    );
    const first = subscription({ status: 'incomplete' });
    expect(isNewerSubscription(first, subscription())).toBe(false);
    expect(isNewerSubscription(subscription(), first)).toBe(true);
  });

  test('gives one plan, and at most one subscription that counts', () => {
    fc.assert(
      fc.property(fc.array(anySubscription), (subscriptions) => {
        const records = { subscriptions, purchases: [] };
        const live = liveSubscription(records, NOW);
        expect(currentTier(records, NOW).tier).toBe(live?.plan ?? 'free');
      }),
    );
  });
});
