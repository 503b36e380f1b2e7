import { QueryClient } from '@tanstack/react-query';

/** Fetches again only when the app invalidates a query. Offline, calls fail at once instead of waiting. */
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
