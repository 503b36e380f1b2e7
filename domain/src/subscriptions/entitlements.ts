import { ROUTINE_MINUTES, type RoutineMinutes } from '../preferences/preferences.ts';
import { FREE_TIER, TRIAL_DAYS } from './tier-facts.ts';
import type { Tier } from './tiers.ts';

export type AccountStatus = {
  tier: Tier;
  /** One of the first hundred accounts, which have everything of Pro for good. */
  foundingMember: boolean;
  /** The end of the trial in UTC; null when none was begun. */
  trialEndsAt: string | null;
  premiumPack: boolean;
};

/** `null` means no limit. */
export type Entitlements = {
  bodyAreas: number | null;
  customPlans: number | null;
  /** Lengths of the daily routine. */
  minutes: readonly RoutineMinutes[];
  /** Whether areas may have different weights. */
  weights: boolean;
  premiumExercises: boolean;
};

export function isOnTrial({ trialEndsAt }: Pick<AccountStatus, 'trialEndsAt'>, now: Date): boolean {
  return trialEndsAt !== null && now.toISOString() < trialEndsAt;
}

/** Everything, or the free tier's limits. */
export function entitlementsOf(account: AccountStatus, now: Date): Entitlements {
  if (account.tier !== 'free' || account.foundingMember || isOnTrial(account, now)) {
    return {
      bodyAreas: null,
      customPlans: null,
      minutes: ROUTINE_MINUTES,
      weights: true,
      premiumExercises: true,
    };
  }
  return {
    bodyAreas: FREE_TIER.bodyAreas,
    customPlans: FREE_TIER.customPlans,
    minutes: FREE_TIER.minutes,
    weights: false,
    premiumExercises: account.premiumPack,
  };
}

/** The limits of a free account and the ways past them; used by the server and the screens. */
export const LIMIT_SENTENCES = {
  bodyAreas: `The free plan covers ${FREE_TIER.bodyAreas} body areas. Choose fewer, or upgrade to Pro for all nine.`,
  customPlans: `The free plan holds ${FREE_TIER.customPlans} custom plans. Delete one, or upgrade to Pro for as many as you like.`,
  minutes: `The free plan has routines of ${FREE_TIER.minutes.join(' and ')} minutes. Upgrade to Pro for longer ones.`,
  weights: 'On the free plan all areas weigh the same. Upgrade to Pro to weigh them yourself.',
  premiumExercise:
    'This exercise belongs to the Premium Exercise Pack. Get the pack, or upgrade to Pro.',
} as const;

const TRIAL_SENTENCES = {
  used: 'Your free trial has been used. Choose a plan to go on.',
  notNeeded: 'You have everything of Pro already, so there is nothing to try.',
} as const;

const DAY_MS = 24 * 60 * 60 * 1000;

export function trialEnd(now: Date): Date {
  return new Date(now.getTime() + TRIAL_DAYS * DAY_MS);
}

/**
 * The reason why the trial cannot begin; null when it can: once for each account, and only where it adds
 * something.
 */
export function trialProblem({ tier, foundingMember, trialEndsAt }: AccountStatus): string | null {
  if (tier !== 'free' || foundingMember) return TRIAL_SENTENCES.notNeeded;
  return trialEndsAt === null ? null : TRIAL_SENTENCES.used;
}
