import { createStore, useStore } from 'zustand';
import { onSessionChange } from '#features/auth/session-store.ts';

type Ruled = { id: number };

const choiceOf = ({ id }: Ruled, reason: string) => `${id} ${reason}`;

/**
 * Ruled-out exercises chosen despite the reason, until sign-out or the page closes. A new reason is
 * asked about again.
 */
function createChoices() {
  const choices = createStore<ReadonlySet<string>>(() => new Set());
  onSessionChange(({ user }) => {
    if (user === null) choices.setState(new Set(), true);
  });
  return function useChoices() {
    const chosen = useStore(choices);
    return {
      isChosen: (exercise: Ruled, reason: string) => chosen.has(choiceOf(exercise, reason)),
      choose: (exercise: Ruled, reason: string) =>
        choices.setState(new Set([...chosen, choiceOf(exercise, reason)]), true),
    };
  };
}

/** Details opened despite the reason. */
export const useOpenedAnyway = createChoices();

/** Exercises done despite the reason, within a plan. */
export const useDoneAnyway = createChoices();
