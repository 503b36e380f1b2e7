import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onSigningOut } from '#features/auth/session.ts';
import { currentSession, useSession } from '#features/auth/session-store.ts';
import { errorSentence } from '#api/api-error.ts';
import { toast } from '#ui/toast.ts';
import { keepVisit, SomebodyElse } from './keep-visit.ts';
import type { FinishedWorkout } from './visit-shape.ts';
import { currentVisit, forgetVisitOfOthers, noteKept, setVisitUser } from './visit.ts';

/** Long enough to read it after the toasts of the page. */
const NOT_KEPT_MS = 60_000;

type Props = {
  /** Refetches the account's areas. Must not throw. */
  readBack: (cache: QueryClient) => Promise<void>;
  /** Takes over unsaved workouts at sign-out, which empties the tab's storage. */
  sendBeforeSigningOut: (workout: FinishedWorkout & { userId: number }) => void;
};

/**
 * Saves the visit to the account after registration or sign-in, on any page and also after a
 * reload. Failures are retried by a press or on reconnecting.
 */
export function VisitKeeper({ readBack, sendBeforeSigningOut }: Props) {
  const cache = useQueryClient();
  const { user, token } = useSession();
  const userId = user?.id ?? null;
  useEffect(() => {
    if (userId === null) return undefined;
    let isUnderWay = false;
    const keep = async () => {
      // A toast outlives the session of its user.
      if (currentSession().user?.id !== userId) return;
      forgetVisitOfOthers(userId);
      const visit = currentVisit();
      if (isUnderWay || (visit.areas.length === 0 && visit.finished.length === 0)) return;
      isUnderWay = true;
      setVisitUser(userId);
      try {
        await keepVisit(visit, token);
        await cache.invalidateQueries();
        // Must precede the deletion of the visit, so that onboarding always has the areas to show.
        await readBack(cache);
        noteKept(userId, visit);
      } catch (error) {
        if (error instanceof SomebodyElse) return;
        toast({
          kind: 'error',
          title: 'Not kept yet',
          description: `What you did is still here. ${errorSentence(error, '')}`.trim(),
          durationMs: NOT_KEPT_MS,
          action: { label: 'Try again', onClick: () => void keep() },
        });
      } finally {
        isUnderWay = false;
      }
    };
    void keep();
    const tryAgain = () => void keep();
    window.addEventListener('online', tryAgain);
    const stopHearing = onSigningOut(() => {
      for (const workout of currentVisit().finished) sendBeforeSigningOut({ ...workout, userId });
    });
    return () => {
      window.removeEventListener('online', tryAgain);
      stopHearing();
    };
  }, [cache, readBack, sendBeforeSigningOut, userId, token]);
  return null;
}
