import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { exerciseHistoryQuery } from '#features/routine-history/history.api.ts';
import { WeekStrip } from '#features/routine-history/week-strip.tsx';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A week as it is: not every day, and today. */
const DAYS_AGO = [0, 1, 3, 4, 6];

/** The week of somebody who moves. */
export function SampleWeek() {
  const [client] = useState(sampleClient);
  return (
    <QueryClientProvider client={client}>
      <WeekStrip />
    </QueryClientProvider>
  );
}

/** Knows a history, and asks no server for it. */
function sampleClient(): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const now = Date.now();
  client.setQueryData(
    exerciseHistoryQuery.queryKey,
    DAYS_AGO.map((days, id) => ({
      id,
      exerciseId: 1,
      exerciseName: '',
      bodyArea: 'neck' as const,
      seconds: 36,
      completedAt: new Date(now - days * DAY_MS).toISOString(),
    })),
  );
  return client;
}
