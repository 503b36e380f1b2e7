import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isNewerPurchase,
  isNewerSubscription,
  isNewerWhenAsked,
  isUndecided,
} from './newest-state.ts';
import {
  currentTier,
  liveSubscription,
  liveTeamSubscription,
  newTeamSubscriptions,
  payingSubscription,
  type PurchaseState,
  type StoredSubscription,
  superseded,
} from './paid-records.ts';
import { PAID_TIERS } from './prices.ts';

const NOW = new Date('2026-06-15T00:00:00.000Z');
const FUTURE = '2026-07-01T00:00:00.000Z';
const PAST = '2026-06-01T00:00:00.000Z';
const SECONDS = ['2026-06-01T00:00:00.000Z', '2026-06-01T00:00:01.000Z'];

const subscription = (more: Partial<StoredSubscription> = {}): StoredSubscription => ({
  reference: 'sub_1',
  plan: 'annual',
  users: 1,
  status: 'active',
  currentPeriodEnd: FUTURE,
  cancelAtPeriodEnd: false,
  at: PAST,
  seatsFor: null,
  teamId: null,
  ...more,
});
/** A team plan of seven seats. */
const teamPlan = (more: Partial<StoredSubscription> = {}) =>
  subscription({ reference: 'sub_team', plan: 'team', users: 7, seatsFor: 'team', ...more });
/** A subscription that has paid for a team, with its sequence number. */
const begun = (begunAs: number, more: Partial<StoredSubscription> = {}) => ({
  ...teamPlan({ reference: `sub_${begunAs}`, ...more }),
  begunFor: 1,
  begunAs,
});
const purchase = (more: Partial<PurchaseState> = {}): PurchaseState => ({
  reference: 'pi_1',
  bought: 'lifetime',
  status: 'succeeded',
  at: PAST,
  ...more,
});
const tierOf = (subscriptions: StoredSubscription[], purchases: PurchaseState[] = []) =>
  currentTier({ subscriptions, purchases }, NOW);

const anySubscription = fc.record({
  reference: fc.constant('sub_1'),
  plan: fc.constantFrom(...PAID_TIERS),
  users: fc.integer({ min: 1, max: 3 }),
  status: fc.constantFrom('incomplete', 'active', 'past_due', 'canceled'),
  currentPeriodEnd: fc.constantFrom(null, PAST, FUTURE),
  cancelAtPeriodEnd: fc.boolean(),
  at: fc.constantFrom(...SECONDS),
  seatsFor: fc.constantFrom('team', 'nobody', 'givenBack', null),
  teamId: fc.constantFrom(null, 1),
});
const anyPurchase = fc.record({
  reference: fc.constant('pi_1'),
  bought: fc.constant('lifetime'),
  status: fc.constantFrom('succeeded', 'failed', 'refunded'),
  at: fc.constantFrom(...SECONDS),
});

/** The state that is left when each one replaces only older ones. */
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
    const team = teamPlan({ teamId: 1 });
    expect(tierOf([pro, team])).toMatchObject({ tier: 'team', users: 7 });
    expect(superseded({ subscriptions: [team, pro], purchases: [] }, NOW)).toEqual([pro]);
    expect(superseded({ subscriptions: [pro], purchases: [] }, NOW)).toEqual([]);
    // A plan that ends anyway replaces nothing.
    const ending = teamPlan({ teamId: 1, cancelAtPeriodEnd: true });
    expect(superseded({ subscriptions: [ending, pro], purchases: [] }, NOW)).toEqual([]);
  });

  test('leaves the seats of others alone, until somebody else pays them', () => {
    const pro = subscription({ reference: 'sub_pro', plan: 'pro' });
    const paying = { subscriptions: [teamPlan({ teamId: 1 }), pro], purchases: [purchase()] };
    expect(superseded(paying, NOW)).toEqual([pro]);
    const former = { subscriptions: [teamPlan(), pro], purchases: [] };
    expect(superseded(former, NOW)).toEqual([teamPlan()]);
    // Only their own subscription counts, not the team plan that they pay until it ends.
    expect(liveSubscription(former, NOW)).toEqual(pro);
  });

  test('for a team that replaced another of the same payer is the only one that counts', () => {
    const before = teamPlan({ reference: 'sub_100', users: 100, cancelAtPeriodEnd: true });
    const after = teamPlan({ teamId: 1, users: 5 });
    expect(liveTeamSubscription([before, after], NOW)).toEqual(after);
    expect(superseded({ subscriptions: [before, after], purchases: [] }, NOW)).toEqual([]);
  });

  test('that pays for a team is the one that began last, and the one before it when that ends', () => {
    const [first, second] = [begun(1, { users: 100, cancelAtPeriodEnd: true }), begun(2)];
    expect(payingSubscription([first, second], NOW)).toEqual(second);
    expect(payingSubscription([first, begun(2, { status: 'canceled' })], NOW)).toEqual(first);
    // The operator has changed the second one into another plan.
    expect(payingSubscription([first, begun(2, { plan: 'pro' })], NOW)).toEqual(first);
    expect(payingSubscription([first, second], new Date(FUTURE))).toEqual(second);
    expect(payingSubscription([first], new Date(FUTURE))).toBeNull();
  });

  test('that is for nobody gives nothing: it is given back', () => {
    for (const seatsFor of ['nobody', 'givenBack'] as const) {
      const forNobody = teamPlan({ seatsFor });
      expect(tierOf([forNobody]).tier).toBe('free');
      expect(superseded({ subscriptions: [forNobody], purchases: [] }, NOW)).toEqual([]);
    }
  });

  test('for a team is new until it is known what it is for', () => {
    const small = teamPlan({ seatsFor: null, users: 5 });
    const large = teamPlan({ seatsFor: null, users: 9 });
    const rest = [teamPlan(), teamPlan({ seatsFor: 'nobody' }), subscription()];
    expect(newTeamSubscriptions([small, ...rest, large], NOW)).toEqual([large, small]);
    expect(superseded({ subscriptions: [small, large], purchases: [] }, NOW)).toEqual([]);
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

  test('is asked for again where two changes fall into one second', () => {
    const [many, few] = [subscription({ users: 9 }), subscription({ users: 5 })];
    expect(isUndecided(many, few)).toBe(true);
    expect(isUndecided(many, many)).toBe(false);
    expect(isUndecided(many, subscription({ users: 5, at: FUTURE }))).toBe(false);
    const ended = subscription({ status: 'canceled' });
    expect(isUndecided(many, ended)).toBe(false);
    expect(isUndecided(many, subscription({ status: 'incomplete' }))).toBe(false);
    expect([isNewerWhenAsked(few, many), isNewerWhenAsked(few, ended)]).toEqual([true, false]);
    expect(isNewerWhenAsked(few, subscription({ at: FUTURE }))).toBe(false);
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
