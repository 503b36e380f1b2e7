import { isAbove } from './paid-records.ts';
import type { Tier } from './tiers.ts';

type Holder = { tier: Tier; foundingMember: boolean };

/**
 * `current`: the user's tier. `founding`: theirs as a founding member. `included`: within their
 * tier. `more`: above it; only such tiers are sold to them.
 */
export type TierStanding = 'current' | 'founding' | 'included' | 'more';

export function tierStanding(offered: Tier, { tier, foundingMember }: Holder): TierStanding {
  if (offered === 'free') return tier === 'free' && !foundingMember ? 'current' : 'included';
  if (offered === tier) return 'current';
  if (foundingMember && (offered === 'pro' || offered === 'annual')) return 'founding';
  return isAbove(offered, tier) ? 'more' : 'included';
}
