import type { Subscription } from '@limber/contract/subscription';
import { TRIAL_DAYS } from '@limber/domain/subscriptions/tier-facts';
import { FOUNDING_MEMBERS } from '@limber/domain/subscriptions/tiers';
import { longDate } from '#browser/long-date.ts';

export const STATUS_WORDS: Record<Subscription['status'], string> = {
  none: 'Active',
  active: 'Active',
  trialing: 'Free trial',
  past_due: 'Payment overdue',
  canceled: 'Ended',
};

/** Null if there is none. */
export function statusWord({ tier, status, trial }: Subscription): string | null {
  if (tier === 'free' && trial.state === 'active') return STATUS_WORDS.trialing;
  return status === 'none' ? null : STATUS_WORDS[status];
}

/** Names the next renewal or the end. */
export function subscriptionSentence(subscription: Subscription, now: Date): string {
  const { tier, status, currentPeriodEnd, cancelAtPeriodEnd, foundingMember, trial } = subscription;
  if (subscription.paidByTeam) return 'Your team pays for your seat.';
  const end = currentPeriodEnd && longDate(currentPeriodEnd);
  if (tier === 'free' && foundingMember)
    return `You are one of our first ${FOUNDING_MEMBERS} members: all of Pro is yours, free, for good.`;
  if (tier === 'free' && trial.state === 'active' && trial.endsAt)
    return `Everything in Pro is yours until ${longDate(trial.endsAt)}: ${trialDaysWords(trial.endsAt, now)}.`;
  if (status === 'canceled' && end) return `Your subscription ended on ${end}`;
  if (tier === 'free') return 'It costs nothing and does not end.';
  if (tier === 'lifetime') return 'Paid once, yours for good.';
  if (status === 'past_due') return 'Your last payment did not go through.';
  if (end === null) return 'Everything in it is yours.';
  if (status === 'trialing') return `Your free trial ends on ${end}`;
  return cancelAtPeriodEnd ? `Your subscription will end on ${end}` : `Renews on ${end}`;
}

const DAY_MS = 86_400_000;

/**
 * Started days count: 1 on the last day, 0 afterwards. Capped, since the clock of `now` may lag
 * behind the server's and precede the start.
 */
function trialDaysLeft(endsAt: string, now: Date): number {
  const left = Math.ceil((Date.parse(endsAt) - now.getTime()) / DAY_MS);
  return Math.min(TRIAL_DAYS, Math.max(0, left));
}

/** "13 days left", "1 day left". */
export function trialDaysWords(endsAt: string, now: Date): string {
  const days = trialDaysLeft(endsAt, now);
  return `${days} ${days === 1 ? 'day' : 'days'} left`;
}
