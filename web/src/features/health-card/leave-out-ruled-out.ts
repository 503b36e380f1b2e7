import { isEmptyCard } from '@limber/domain/health/health-card';
import { useQuery } from '@tanstack/react-query';
import { createStore, useStore } from 'zustand';
import { ofTab } from '#browser/stored.ts';
import { onSessionChange, useSession } from '#features/auth/session-store.ts';
import { healthCardQuery } from './health-card.api.ts';

/** Where this tab of the browser keeps it: health is nothing for an address, which is shared and kept. */
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
 * Whether lists leave out what the health card rules out, and how to change it. `canBeChosen` when the user has
 * a card on which something stands.
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
