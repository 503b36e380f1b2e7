import { MutationCache, onlineManager, type Query, QueryClient } from '@tanstack/react-query';
import { toast } from '#ui/toast.ts';
import { ApiError, errorSentence } from './api-error.ts';

// Otherwise a page opened offline would not notice the network's return.
onlineManager.setOnline(navigator.onLine);

/**
 * Refetches on invalidation; failed queries also on reconnecting, on "Try again" and when their
 * screen opens anew. Offline, calls fail at once.
 */
export const queryClient = new QueryClient({
  mutationCache: new MutationCache({
    // Replaces the toast of the screen: a retry cannot help after the session has ended.
    onSettled: (_reply, error) => {
      if (!(error instanceof ApiError && error.refusal?.code === 'signed-out')) return;
      toast({ title: 'You were signed out', description: errorSentence(error, '') });
    },
  }),
  defaultOptions: {
    queries: {
      retry: false,
      // A component mounted because of a failure would refetch, fail and mount again without end.
      retryOnMount: false,
      staleTime: Infinity,
      refetchOnWindowFocus: false,
      refetchOnReconnect: ({ state }) => (state.status === 'error' ? 'always' : false),
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

// Failed queries without observers are dropped, so that a screen opened later asks again.
queryClient.getQueryCache().subscribe(({ query }) => {
  if (hasFailed(query)) setTimeout(() => forgetUnlessShown(query));
});

const hasFailed = ({ state }: Query) => state.status === 'error' && state.data === undefined;

function forgetUnlessShown(query: Query): void {
  if (hasFailed(query) && query.getObserversCount() === 0)
    queryClient.getQueryCache().remove(query);
}
