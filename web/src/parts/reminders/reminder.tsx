import { hasMovedOn, isReminderDue } from '@limber/domain/preferences/reminder';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { routineHistoryQuery } from '../history/history.api.ts';
import { useHour, useToday } from '../local-time/use-local-time.ts';
import { preferencesQuery } from '../preferences.api.ts';
import { remind } from './notifications.ts';

const KEY = 'reminded';

/** Reminds somebody who is signed in of today's routine, at the hour they chose, while a page is open. */
export function Reminder() {
  const cache = useQueryClient();
  const { data: preferences } = useQuery(preferencesQuery);
  const day = useToday();
  const hour = useHour();

  useEffect(() => {
    if (!preferences || !isReminderDue(preferences, { day, hour }, localStorage.getItem(KEY)))
      return;
    // Noted before anything is awaited, so that other tabs stay quiet.
    localStorage.setItem(KEY, day);
    void cache
      .fetchQuery({ ...routineHistoryQuery, staleTime: 0 })
      .catch(() => [])
      .then((history) => !hasMovedOn(day, history) && remind());
  }, [cache, preferences, day, hour]);
  return null;
}
