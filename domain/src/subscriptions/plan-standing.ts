import { isAbove } from './paid-records.ts';
import type { Tier } from './tiers.ts';

type Holder = { tier: Tier; foundingMember: boolean };

/**
 * `current`: the user's tier. `founding`: theirs as a founding member. `included`: within their tier. `more`:
 * the only one that is sold to them.
 */
export type PlanStanding = 'current' | 'founding' | 'included' | 'more';

export function planStanding(plan: Tier, { tier, foundingMember }: Holder): PlanStanding {
  if (plan === 'free') return tier === 'free' && !foundingMember ? 'current' : 'included';
  if (plan === tier) return 'current';
  if (foundingMember && (plan === 'pro' || plan === 'annual')) return 'founding';
  return isAbove(plan, tier) ? 'more' : 'included';
}
