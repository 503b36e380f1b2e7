import {
  type FetchQueryOptions,
  type QueryClient,
  type QueryKey,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { customPlansQuery } from '#features/custom-plans/custom-plans.api.ts';
import { exercisesQuery } from '#features/exercises/exercises.api.ts';
import { savesData } from '#features/exercises/live-figure/why-drawn.ts';
import { healthCardQuery } from '#features/health-card/health-card.api.ts';
import { painPointsQuery } from '#features/pain-points/pain-points.api.ts';
import { preferencesQuery } from '#features/preferences/preferences.api.ts';
import { VisitKeeper } from '#features/visit/visit-keeper.tsx';
import { keepUnsent } from '#features/workout/unsent-workouts.ts';
import { UnsentWorkouts } from '#features/workout/send-unsent-workouts.tsx';
import { isMainPage, MAIN_PAGES } from '#shell/main-pages.ts';
import { Reminder } from '#shell/reminder.tsx';
import { SCREENS } from './screens.ts';
import { subscriptionQuery } from '#features/subscription/subscription.api.ts';

/**
 * For users, once the page is idle: the reminder, the move of a visit into the account, and
 * prefetching.
 */
export function OnceIdle() {
  useMainPagesAhead();
  return (
    <>
      <Reminder />
      <VisitKeeper readBack={readPainPoints} sendBeforeSigningOut={keepUnsent} />
      <UnsentWorkouts />
    </>
  );
}

const readPainPoints = (cache: QueryClient) => cache.prefetchQuery(painPointsQuery);

/**
 * Fetches code and data of the main pages one by one, unless the user saves data. Today's routine is left out, since
 * the request would create it.
 */
function useMainPagesAhead(): void {
  const [path] = useLocation();
  const cache = useQueryClient();
  const isWanted = isMainPage(path);
  useEffect(() => {
    if (isWanted && !savesData()) void fetchAhead(cache);
  }, [cache, isWanted]);
}

async function fetchAhead(cache: QueryClient): Promise<void> {
  try {
    for (const page of MAIN_PAGES) await SCREENS[page]();
  } catch {
    return; // Offline, or code of another release: the screen itself shows the problem.
  }
  await askAhead(cache, exercisesQuery);
  await askAhead(cache, customPlansQuery);
  await askAhead(cache, healthCardQuery);
  await askAhead(cache, painPointsQuery);
  await askAhead(cache, preferencesQuery);
  await askAhead(cache, subscriptionQuery);
}

/**
 * Fetches data that no component uses yet: a failed call is not repeated, since that would make the screen flicker.
 */
async function askAhead<Data, Key extends QueryKey>(
  cache: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<void> {
  if (cache.getQueryState(query.queryKey) === undefined) await cache.prefetchQuery(query);
}
