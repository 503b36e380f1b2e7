import {
  getSubscription,
  startTrial,
  type Subscription,
  cancelSubscription,
  resumeSubscription,
} from '@limber/contract/subscription';
import { queryOptions, useMutation, useQueryClient, useQuery } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { errorSentence } from '#api/api-error.ts';
import { toastFailure } from '#api/show-failure.ts';
import { currentSession, useSession } from '#features/auth/session-store.ts';
import { updateUser } from '#features/auth/session.ts';
import { longDate } from '#browser/long-date.ts';
import { toast } from '#ui/toast.ts';

/** Also updates the tier badge. */
export const subscriptionQuery = queryOptions({
  queryKey: ['subscription'],
  queryFn: async () => followTier(await call(getSubscription)),
});

/** Refetched at each visit, because the provider's events can change it at any time. */
export const freshSubscriptionQuery = queryOptions({
  ...subscriptionQuery,
  refetchOnMount: 'always',
});

/** Refetches unlocked data. `onStarted` is called before the change is shown. */
export function useStartTrial(onStarted: () => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async () => followTier(await call(startTrial)),
    onSuccess: (subscription) => {
      onStarted();
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

/**
 * Undefined while loading. The screen then locks nothing: the server enforces the limits anyway.
 */
export function useEntitlements() {
  const { authenticated } = useSession();
  return useQuery({ ...subscriptionQuery, enabled: authenticated }).data?.entitlements;
}

/** Cancels at the end of the paid period. */
export function useCancelSubscription(onSettled: () => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => call(cancelSubscription, { body: {} }),
    onSuccess: (subscription) => {
      cache.setQueryData(subscriptionQuery.queryKey, subscription);
      const end = subscription.currentPeriodEnd;
      toast({
        kind: 'success',
        title: 'Subscription Cancelled',
        description: `Your subscription stays active until ${end ? longDate(end) : 'the end of your billing period'}.`,
      });
      return cache.invalidateQueries({ queryKey: subscriptionQuery.queryKey });
    },
    onError: (error) => toastFailure('Failed to cancel subscription. Please try again.', error),
    onSettled,
  });
}

/** `onResumed` is called before the change is shown. */
export function useResumeSubscription(onResumed: () => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => call(resumeSubscription),
    onSuccess: (subscription) => {
      onResumed();
      cache.setQueryData(subscriptionQuery.queryKey, subscription);
      const end = subscription.currentPeriodEnd;
      toast({
        kind: 'success',
        title: 'Subscription Resumed',
        description: `It renews ${end ? `on ${longDate(end)}` : 'at the end of your billing period'}.`,
      });
      return cache.invalidateQueries({ queryKey: subscriptionQuery.queryKey });
    },
    onError: (error) => toastFailure('Failed to resume subscription. Please try again.', error),
  });
}
