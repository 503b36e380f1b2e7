import { hasMovedOn, isReminderDue } from '@limber/domain/preferences/reminder';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '#features/auth/session-store.ts';
import { routineHistoryQuery } from '#features/routine-history/history.api.ts';
import { useHour, useToday } from '#ui/use-local-time.ts';
import { preferencesQuery } from '#features/preferences/preferences.api.ts';
import { remind } from '#features/preferences/notifications.ts';

/** Whoever has just come needs no reminder yet, and it would push away what the page has to say. */
const SETTLING_MS = 60_000;

/** When somebody was last reminded. People share browsers. */
const keyOf = (userId: number) => `reminded_${userId}`;

/** Reminds somebody who is signed in of today's routine, at the hour they chose, while a page is open. */
export function Reminder() {
  const cache = useQueryClient();
  const key = keyOf(useSession().user?.id ?? 0);
  const { data: preferences } = useQuery(preferencesQuery);
  const day = useToday();
  const hour = useHour();

  useEffect(() => {
    const isDue = () =>
      preferences && isReminderDue(preferences, { day, hour }, localStorage.getItem(key));
    if (!isDue()) return undefined;
    const timer = setTimeout(() => {
      if (!isDue()) return;
      // Noted before anything is awaited, so that other tabs stay quiet.
      localStorage.setItem(key, day);
      void cache
        .fetchQuery({ ...routineHistoryQuery, staleTime: 0 })
        .catch(() => [])
        .then((history) => !hasMovedOn(day, history) && remind());
    }, SETTLING_MS);
    return () => clearTimeout(timer);
  }, [cache, preferences, key, day, hour]);
  return null;
}
