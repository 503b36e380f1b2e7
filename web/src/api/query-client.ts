import { MutationCache, QueryClient } from '@tanstack/react-query';
import { toast } from '#ui/toast.ts';
import { ApiError, errorSentence } from './api-error.ts';

/** Fetches again only when the app invalidates a query. Offline, calls fail at once instead of waiting. */
export const queryClient = new QueryClient({
  mutationCache: new MutationCache({
    // Runs after the toast of the screen, and takes its place: with the session over, trying again cannot help.
    onSettled: (_reply, error) => {
      if (!(error instanceof ApiError && error.refusal?.code === 'signed-out')) return;
      toast({ title: 'You were signed out', description: errorSentence(error, '') });
    },
  }),
  defaultOptions: {
    queries: {
      retry: false,
      staleTime: Infinity,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
