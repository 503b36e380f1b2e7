import { cancelSubscription } from '@limber/contract/subscription';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { longDate } from '#ui/long-date.ts';
import { subscriptionQuery } from './subscription.api.ts';
import { toast } from '#ui/toast.ts';
import { toastFailure } from '#api/toast-failure.ts';

/** Ends the subscription with the period that is paid for. */
export function useCancelSubscription(onSettled: () => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => call(cancelSubscription),
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
