import { createStore, useStore } from 'zustand';
import { onSessionChange } from '#features/auth/session-store.ts';

type Ruled = { id: number };

const choiceOf = ({ id }: Ruled, reason: string) => `${id} ${reason}`;

/**
 * Ruled-out exercises that the user chose anyway, kept until sign-out or until the page closes.
 * When the reason changes, the user is asked again.
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

/** Ruled-out exercises whose details the user opened anyway. */
export const useOpenedAnyway = createChoices();

/** Ruled-out exercises of a plan that the user included anyway. */
export const useDoneAnyway = createChoices();
