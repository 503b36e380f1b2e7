import { isAbove } from './paid-records.ts';
import type { Tier } from './tiers.ts';

/** Who looks at the plans. */
type Holder = { tier: Tier; foundingMember: boolean };

/**
 * What a plan is to a user: the one they are on; one that they have all of as a founding member; one that
 * their own holds already; or one that gives them more, which alone is sold.
 */
export type PlanStanding = 'current' | 'founding' | 'included' | 'more';

/** What a plan is to this user. */
export function planStanding(plan: Tier, { tier, foundingMember }: Holder): PlanStanding {
  if (plan === 'free') return tier === 'free' && !foundingMember ? 'current' : 'included';
  if (plan === tier) return 'current';
  if (foundingMember && (plan === 'pro' || plan === 'annual')) return 'founding';
  return isAbove(plan, tier) ? 'more' : 'included';
}
