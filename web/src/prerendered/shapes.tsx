import { PAGES } from '@limber/contract/pages';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { queryClient } from '#api/query-client.ts';
import { Spinner } from '#ui/spinner.tsx';
import { UiProvider } from '#ui/ui-provider.tsx';
import { DailyWorkout } from '../screens/dashboard/daily-workout.tsx';

/** The screens whose documents show them as they are while they load, without words and with their first picture. */
const SHAPED: Partial<Record<string, ComponentType>> = {
  [PAGES.dashboard]: DailyWorkout,
  [PAGES.workout]: DailyWorkout,
};

/**
 * The screen of this page as long as nothing is known of anybody, and a turning circle where its heading will be. Nothing
 * where its document does not show it.
 */
export function Shape({ page }: { page: string }) {
  const Screen = SHAPED[page];
  if (!Screen) return null;
  return (
    <div className="relative flex grow flex-col">
      <div className="absolute top-4 left-4 sm:left-6 lg:top-10 lg:left-[max(1.5rem,calc(50%-34.5rem))] [&>output]:min-h-0">
        <Spinner label="Loading" />
      </div>
      <div inert data-shape className="flex grow flex-col">
        <QueryClientProvider client={queryClient}>
          <UiProvider>
            <Screen />
          </UiProvider>
        </QueryClientProvider>
      </div>
    </div>
  );
}
