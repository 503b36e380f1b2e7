import { getSubscription } from '@limber/contract/subscription';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';

/** The subscription of the person who is signed in. */
export const subscriptionQuery = queryOptions({
  queryKey: ['subscription'],
  queryFn: () => call(getSubscription),
});
