import { isEmptyCard } from '@limber/domain/health/health-card';
import { useQuery } from '@tanstack/react-query';
import { createStore, useStore } from 'zustand';
import { ofTab } from '#browser/stored.ts';
import { onSessionChange, useSession } from '#features/auth/session-store.ts';
import { healthCardQuery } from './health-card.api.ts';

/** In the tab's storage: a shared or stored address must not reveal health. */
const KEY = 'leaves_out_ruled_out';

const leavesOut = createStore(() => ofTab.get(KEY) !== null);

onSessionChange(({ user }) => {
  if (user === null) setLeavesOut(false);
});

function setLeavesOut(value: boolean): void {
  if (value) ofTab.set(KEY, '1');
  else ofTab.remove(KEY);
  leavesOut.setState(value, true);
}

/**
 * The choice whether lists omit ruled-out exercises. `canBeChosen` if the user's card is not empty.
 */
export function useLeavesOutRuledOut() {
  const { authenticated } = useSession();
  const { data: card } = useQuery({ ...healthCardQuery, enabled: authenticated });
  const canBeChosen = card !== undefined && !isEmptyCard(card);
  return {
    canBeChosen,
    leavesOut: useStore(leavesOut) && canBeChosen,
    setLeavesOut,
  };
}
