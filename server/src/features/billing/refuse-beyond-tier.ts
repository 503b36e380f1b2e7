import type { Exercise } from '@limber/contract/exercises';
import type { Entitlements } from '@limber/domain/subscriptions/entitlements';
import { exercisesLimit } from '@limber/domain/subscriptions/tier-limits';
import { Refused } from '#http/refused.ts';

export function refuseBeyondTier(sentence: string | null): void {
  if (sentence !== null) throw new Refused(403, 'plan-limit', sentence);
}

/**
 * Throws the 403 when an exercise is locked for these entitlements. Those in `had` are allowed: they were added on a
 * higher tier.
 */
export function refuseLocked(
  exercises: readonly Exercise[],
  entitlements: Entitlements,
  had: readonly number[] = [],
): void {
  const message = exercisesLimit(entitlements, exercises, had);
  if (message === null) return;
  throw new Refused(403, 'plan-limit', message, { issues: [{ field: 'exerciseIds', message }] });
}
