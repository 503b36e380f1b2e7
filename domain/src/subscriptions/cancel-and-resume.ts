import type { TeamStanding } from '../teams/team.ts';
import type { Tier } from './tiers.ts';

/** The reason why a subscription cannot be cancelled; null when it can. */
export function cancelProblem(
  tier: Tier,
  { cancelAtPeriodEnd, paidByTeam }: { cancelAtPeriodEnd: boolean; paidByTeam: boolean },
): string | null {
  if (tier === 'free') return 'There is no subscription to cancel';
  if (paidByTeam) return 'Your team pays for your seat. To give it up, leave the team';
  if (tier === 'lifetime') return 'A lifetime plan has no end, so there is nothing to cancel';
  if (cancelAtPeriodEnd) return 'Your subscription is cancelled already, and stays to its end';
  return null;
}

/**
 * The reason why a subscription cannot be resumed; null when it can: it was cancelled, and has not ended yet.
 */
export function resumeProblem(
  tier: Tier,
  {
    cancelAtPeriodEnd,
    paidByTeam,
    team,
  }: { cancelAtPeriodEnd: boolean; paidByTeam: boolean; team: TeamStanding },
): string | null {
  if (tier === 'free' || paidByTeam) return 'There is no subscription to resume';
  if (tier === 'team' && team !== 'payer') {
    return 'Your team is paid by somebody else now, so this plan stays cancelled';
  }
  return cancelAtPeriodEnd ? null : 'Your subscription is not cancelled, and goes on by itself';
}
