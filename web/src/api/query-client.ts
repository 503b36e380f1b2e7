import { MutationCache, onlineManager, QueryClient } from '@tanstack/react-query';
import { toast } from '#ui/toast.ts';
import { ApiError, errorSentence } from './api-error.ts';

// Otherwise a page that opens without a network would not notice its return.
onlineManager.setOnline(navigator.onLine);

/**
 * Fetches again when the app invalidates a query; data that failed also when the network is back and when somebody
 * presses "Try again". Offline, calls fail at once instead of waiting.
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
      // A component that mounts because of the failure would ask again, fail again, and so on without end.
      retryOnMount: false,
      staleTime: Infinity,
      refetchOnWindowFocus: false,
      refetchOnReconnect: ({ state }) => (state.status === 'error' ? 'always' : false),
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
