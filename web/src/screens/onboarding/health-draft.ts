import { EMPTY_HEALTH_CARD, type HealthCard } from '@limber/domain/health/health-card';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '#features/auth/session-store.ts';
import { healthCardQuery, useSaveHealthCard } from '#features/health-card/health-card.api.ts';
import { useRefreshRoutines } from '#features/routines/routines.api.ts';

/** Changes to the health card, unsaved until `save`. */
export function useHealthDraft() {
  const { authenticated } = useSession();
  const { data: saved } = useQuery({ ...healthCardQuery, enabled: authenticated });
  const [draft, setDraft] = useState<HealthCard | null>(null);
  const saving = useSaveHealthCard(useRefreshRoutines());
  return {
    card: draft ?? saved ?? EMPTY_HEALTH_CARD,
    change: setDraft,
    saving: saving.isPending,
    /** Saves changes, then calls `goOn`; after an error shows a toast instead. */
    save: (goOn: () => void) => {
      if (draft === null) goOn();
      else saving.mutate(draft, { onSuccess: goOn });
    },
  };
}
