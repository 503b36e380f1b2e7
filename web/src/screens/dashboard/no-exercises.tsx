import { useEffect } from 'react';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { toast } from '#ui/toast.ts';

const NO_EXERCISES = {
  title: 'No exercises found',
  description: 'No exercises found for your selected pain points.',
};

/** Instead of a routine, when no exercise fits. */
export function NoExercises() {
  useEffect(() => toast(NO_EXERCISES), []);
  return (
    <EmptyState
      title={NO_EXERCISES.title}
      action={<ButtonLink href="/onboarding">Select pain points</ButtonLink>}
    >
      {NO_EXERCISES.description}
    </EmptyState>
  );
}
