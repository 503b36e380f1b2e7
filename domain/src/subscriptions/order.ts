import { TEAM_SENTENCES, type TeamStanding } from '../teams/team.ts';
import { isAbove } from './paid-records.ts';
import { type PaidTier, PREMIUM_PACK_NAME, PRICES } from './prices.ts';
import { tierName } from './tier-words.ts';
import type { Tier } from './tiers.ts';

/** `users` is 1 except for a team. */
export type Order =
  | { readonly kind: 'plan'; readonly plan: PaidTier; readonly users: number }
  | { readonly kind: 'premiumPack' };

/** Equal for equal orders. */
export function orderName(order: Order): string {
  return order.kind === 'plan' ? `${order.plan} for ${order.users}` : order.kind;
}

/** The first payment, in cents. */
export function orderCents(order: Order): number {
  if (order.kind === 'premiumPack') return PRICES.premiumPack.cents;
  const { cents, per } = PRICES[order.plan];
  return per === 'user' ? cents * order.users : cents;
}

/** The reason why the order is refused, or null: nobody must pay for what they already have. */
export function orderProblem(
  order: Order,
  { tier, premiumPack, team }: { tier: Tier; premiumPack: boolean; team: TeamStanding },
): string | null {
  if (order.kind === 'premiumPack') {
    if (premiumPack) return `The ${PREMIUM_PACK_NAME} is yours already.`;
    if (tier === 'lifetime') return 'Your Lifetime plan opens every premium exercise already.';
    return null;
  }
  if (order.plan === 'team') {
    // Seats are for others, whatever their payer has for themselves.
    if (team === 'payer') return `You have the ${tierName('team')} plan already.`;
    return team === 'member' ? TEAM_SENTENCES.inATeam : null;
  }
  if (order.plan === tier) return `You have the ${tierName(tier)} plan already.`;
  if (isAbove(tier, order.plan)) {
    return `Your ${tierName(tier)} plan holds everything of ${tierName(order.plan)} already.`;
  }
  return null;
}
