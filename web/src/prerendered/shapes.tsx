import { PAGES } from '@limber/contract/pages';
import { QueryClientProvider } from '@tanstack/react-query';
import { clsx } from 'clsx';
import type { ComponentType } from 'react';
import { queryClient } from '#api/query-client.ts';
import { Spinner } from '#ui/spinner.tsx';
import { UiProvider } from '#ui/ui-provider.tsx';
import { DailyWorkout } from '../screens/dashboard/daily-workout.tsx';
import { ExercisesScreen } from '../screens/exercises/exercises.tsx';
import { ProfileScreen } from '../screens/profile/profile.tsx';

/** The screens whose documents show them as they are while they load, with their first picture. */
const SHAPED: Partial<Record<string, ComponentType>> = {
  [PAGES.dashboard]: DailyWorkout,
  [PAGES.workout]: DailyWorkout,
  [PAGES.exercises]: ExercisesScreen,
  [PAGES.profile]: ProfileScreen,
};

/** Those whose heading is the same for everybody at any hour. */
const HEADED: ReadonlySet<string> = new Set([PAGES.exercises, PAGES.profile]);

/**
 * The screen of this page as long as nothing is known of anybody, and a turning circle beside its heading or, where that
 * depends on more, in its place. Nothing where its document does not show it.
 */
export function Shape({ page }: { page: string }) {
  const Screen = SHAPED[page];
  if (!Screen) return null;
  const isHeaded = HEADED.has(page);
  return (
    <div className="relative flex grow flex-col">
      <div
        className={clsx(
          'absolute [&>output]:min-h-0',
          isHeaded
            ? 'top-8 right-4 sm:top-12 sm:right-6 lg:right-[max(1.5rem,calc(50%-34.5rem))]'
            : 'top-4 left-4 sm:left-6 lg:top-10 lg:left-[max(1.5rem,calc(50%-34.5rem))]',
        )}
      >
        <Spinner label="Loading" />
      </div>
      {/* No higher than the window, or a browser would scroll to where somebody was in what is not there yet. */}
      <div
        inert
        data-shape
        data-headed={isHeaded || undefined}
        className="absolute inset-x-0 -top-16 bottom-0 flex flex-col overflow-clip pt-16"
      >
        <QueryClientProvider client={queryClient}>
          <UiProvider>
            <Screen />
          </UiProvider>
        </QueryClientProvider>
      </div>
    </div>
  );
}
