import { type RuledExercise, ruleOutReasons } from '@limber/domain/health/rule-out';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useSession } from '#features/auth/session-store.ts';
import { healthCardQuery } from './health-card.api.ts';

/** Returns why this user should not do the exercise, in whole sentences; null if they may. */
export type RuleOut = (exercise: RuledExercise) => string | null;

/** True once the card was loaded or has failed to load, and when nobody is signed in. */
export function useIsCardKnown(): boolean {
  const { authenticated } = useSession();
  return useQuery({ ...healthCardQuery, enabled: authenticated }).isFetched || !authenticated;
}

/** The same function as long as the card is the same. Rules nothing out until it is loaded. */
export function useRuleOut(): RuleOut {
  const { authenticated } = useSession();
  const { data: card } = useQuery({ ...healthCardQuery, enabled: authenticated });
  return useCallback(
    (exercise) => (card === undefined ? null : ruleOutReasons(exercise, card).join(' ') || null),
    [card],
  );
}
