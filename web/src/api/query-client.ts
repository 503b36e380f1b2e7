import { QueryClient } from '@tanstack/react-query';

/** Nothing is asked twice unless the app says so. Offline, calls fail at once instead of waiting. */
export const queryClient = new QueryClient({
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
