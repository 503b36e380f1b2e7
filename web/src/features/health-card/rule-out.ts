import { type RuledExercise, ruleOutReasons } from '@limber/domain/health/rule-out';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useSession } from '#features/auth/session-store.ts';
import { healthCardQuery } from './health-card.api.ts';

/** The reason for this user in whole sentences; null if the exercise is allowed. */
export type RuleOut = (exercise: RuledExercise) => string | null;

/** True once the card was loaded or has failed to load. */
export function useIsCardKnown(): boolean {
  const { authenticated } = useSession();
  return useQuery({ ...healthCardQuery, enabled: authenticated }).isFetched || !authenticated;
}

/** Stable for one card. Rules nothing out until the card is loaded. */
export function useRuleOut(): RuleOut {
  const { authenticated } = useSession();
  const { data: card } = useQuery({ ...healthCardQuery, enabled: authenticated });
  return useCallback(
    (exercise) => (card === undefined ? null : ruleOutReasons(exercise, card).join(' ') || null),
    [card],
  );
}
