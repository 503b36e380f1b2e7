import { hasMovedOn, isReminderDue } from '@limber/domain/preferences/reminder';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '../../session/use-session.ts';
import { routineHistoryQuery } from '../history/history.api.ts';
import { useHour, useToday } from '../local-time/use-local-time.ts';
import { preferencesQuery } from '../preferences.api.ts';
import { remind } from './notifications.ts';

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
    if (!preferences || !isReminderDue(preferences, { day, hour }, localStorage.getItem(key)))
      return;
    // Noted before anything is awaited, so that other tabs stay quiet.
    localStorage.setItem(key, day);
    void cache
      .fetchQuery({ ...routineHistoryQuery, staleTime: 0 })
      .catch(() => [])
      .then((history) => !hasMovedOn(day, history) && remind());
  }, [cache, preferences, key, day, hour]);
  return null;
}
