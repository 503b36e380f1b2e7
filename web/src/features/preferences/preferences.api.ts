import { getPreferences } from '@limber/contract/preferences';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

/** How long the routine takes, and when to be reminded of it. */
export const preferencesQuery = queryOptions({
  queryKey: ['preferences'],
  queryFn: () => call(getPreferences),
});
