import { getSubscription, startTrial, type Subscription } from '@limber/contract/subscription';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { errorSentence } from '#api/api-error.ts';
import { updateUser } from '#features/auth/session.ts';
import { currentSession } from '#features/auth/session-store.ts';
import { toast } from '#ui/toast.ts';
import { longDate } from '#ui/long-date.ts';

/** The subscription of the person who is signed in. The badge with their plan follows it. */
export const subscriptionQuery = queryOptions({
  queryKey: ['subscription'],
  queryFn: async () => followTier(await call(getSubscription)),
});

/** The same, asked for each time it is looked at: the provider changes it without anybody pressing anything. */
export const freshSubscriptionQuery = queryOptions({
  ...subscriptionQuery,
  refetchOnMount: 'always',
});

/** Begins the free trial; all that it opens is asked for anew. */
export function useStartTrial() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async () => followTier(await call(startTrial)),
    onSuccess: (subscription) => {
      cache.setQueryData(subscriptionQuery.queryKey, subscription);
      const { endsAt } = subscription.trial;
      toast({
        kind: 'success',
        title: 'Your free trial has begun',
        description: `Everything in Pro is yours${endsAt ? ` until ${longDate(endsAt)}` : ''}. No card needed.`,
      });
      return cache.invalidateQueries();
    },
    onError: (error) =>
      toast({
        kind: 'error',
        title: 'The free trial could not begin',
        description: errorSentence(error, 'Please try again.'),
      }),
  });
}

function followTier(subscription: Subscription): Subscription {
  const { user } = currentSession();
  if (user && user.subscriptionTier !== subscription.tier) {
    updateUser({ ...user, subscriptionTier: subscription.tier });
  }
  return subscription;
}
