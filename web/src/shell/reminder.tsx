import { hasMovedOn, isReminderDue } from '@limber/domain/preferences/reminder';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ofUser } from '#browser/stored.ts';
import { useSession } from '#features/auth/session-store.ts';
import { routineHistoryQuery } from '#features/routine-history/history.api.ts';
import { useHour, useToday } from '#browser/use-local-time.ts';
import { preferencesQuery } from '#features/preferences/preferences.api.ts';
import { remind } from '#features/preferences/notifications.ts';

/** Time on a new page before a reminder, which would replace the toasts of the page. */
const SETTLING_MS = 60_000;

/** The day of the last reminder, per user, since users may share a browser. */
const keyOf = (userId: number) => `reminded_${userId}`;

/** Reminds of today's routine, at the hour the user chose, while a page is open. */
export function Reminder() {
  const cache = useQueryClient();
  const key = keyOf(useSession().user?.id ?? 0);
  const { data: preferences } = useQuery(preferencesQuery);
  const day = useToday();
  const hour = useHour();

  useEffect(() => {
    const isDue = () => preferences && isReminderDue(preferences, { day, hour }, ofUser.get(key));
    if (!isDue()) return undefined;
    const timer = setTimeout(() => {
      if (!isDue()) return;
      // Stored before any await, so that other tabs stay quiet.
      ofUser.set(key, day);
      void cache
        .fetchQuery({ ...routineHistoryQuery, staleTime: 0 })
        .catch(() => [])
        .then((history) => !hasMovedOn(day, history) && remind());
    }, SETTLING_MS);
    return () => clearTimeout(timer);
  }, [cache, preferences, key, day, hour]);
  return null;
}
