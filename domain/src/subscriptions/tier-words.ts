import type { Tier } from './tiers.ts';

const NAMES: Record<Tier, string> = {
  free: 'Free',
  pro: 'Pro',
  team: 'Team',
  annual: 'Annual',
  lifetime: 'Lifetime',
};

export function tierName(tier: Tier): string {
  return NAMES[tier];
}
