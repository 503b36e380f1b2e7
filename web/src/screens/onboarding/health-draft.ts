import { EMPTY_HEALTH_CARD, type HealthCard } from '@limber/domain/health/health-card';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '#features/auth/session-store.ts';
import { healthCardQuery, useSaveHealthCard } from '#features/health-card/health-card.api.ts';
import { useRefreshRoutines } from '#features/routines/routines.api.ts';

/** The health card as it is being filled in: nothing of it is saved before `save`. */
export function useHealthDraft() {
  const { authenticated } = useSession();
  const { data: saved } = useQuery({ ...healthCardQuery, enabled: authenticated });
  const [draft, setDraft] = useState<HealthCard | null>(null);
  const saving = useSaveHealthCard(useRefreshRoutines());
  return {
    card: draft ?? saved ?? EMPTY_HEALTH_CARD,
    change: setDraft,
    saving: saving.isPending,
    /** Saves what was changed, and goes on. When that fails a toast says so, and it does not go on. */
    save: (goOn: () => void) => {
      if (draft === null) goOn();
      else saving.mutate(draft, { onSuccess: goOn });
    },
  };
}
