import { type RuledExercise, ruleOutReasons } from '@limber/domain/health/rule-out';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useSession } from '#features/auth/session-store.ts';
import { healthCardQuery } from './health-card.api.ts';

/** Why an exercise is left out for this user, in whole sentences; null when it is not. */
export type RuleOut = (exercise: RuledExercise) => string | null;

/** Whether the card is there, or cannot be had: until then it is not known what is ruled out. */
export function useIsCardKnown(): boolean {
  const { authenticated } = useSession();
  return useQuery({ ...healthCardQuery, enabled: authenticated }).isFetched || !authenticated;
}

/** The rule by the user's health card, the same function for the same card. Nothing is ruled out while it is not there. */
export function useRuleOut(): RuleOut {
  const { authenticated } = useSession();
  const { data: card } = useQuery({ ...healthCardQuery, enabled: authenticated });
  return useCallback(
    (exercise) => (card === undefined ? null : ruleOutReasons(exercise, card).join(' ') || null),
    [card],
  );
}
