import { createStore, useStore } from 'zustand';
import { onSessionChange } from '#features/auth/session-store.ts';

type Ruled = { id: number };

const choiceOf = ({ id }: Ruled, reason: string) => `${id} ${reason}`;

/**
 * Which ruled-out exercises the user chose all the same, until they sign out or the page is closed. A choice is
 * for the reason that was read: another reason is asked about again.
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

/** What the user looked into all the same. */
export const useOpenedAnyway = createChoices();

/** What the user does all the same, as part of a plan. */
export const useDoneAnyway = createChoices();
