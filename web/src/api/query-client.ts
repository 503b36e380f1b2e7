import { MutationCache, onlineManager, type Query, QueryClient } from '@tanstack/react-query';
import { toast } from '#ui/toast.ts';
import { ApiError, errorSentence } from './api-error.ts';

// Otherwise a page that opens without a network would not notice its return.
onlineManager.setOnline(navigator.onLine);

/**
 * Fetches again when the app invalidates a query; data that failed also when the network is back, when somebody
 * presses "Try again" and when its screen is opened anew. Offline, calls fail at once instead of waiting.
 */
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
      // A part of a screen that mounts because of a failure would ask again, fail, and mount again without end.
      retryOnMount: false,
      staleTime: Infinity,
      refetchOnWindowFocus: false,
      refetchOnReconnect: ({ state }) => (state.status === 'error' ? 'always' : false),
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

// A screen that is opened asks again for what failed before it was there, or when it was open last.
queryClient.getQueryCache().subscribe(({ query }) => {
  if (hasFailed(query)) setTimeout(() => forgetUnlessShown(query));
});

const hasFailed = ({ state }: Query) => state.status === 'error' && state.data === undefined;

function forgetUnlessShown(query: Query): void {
  if (hasFailed(query) && query.getObserversCount() === 0)
    queryClient.getQueryCache().remove(query);
}
