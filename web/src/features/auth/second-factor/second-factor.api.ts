import type { Sent } from '@limber/contract/endpoint';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
} from '@limber/contract/second-factor';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#api/call.ts';

export const secondFactorQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: () => call(getSecondFactor),
  staleTime: 0,
});

export function useBeginSecondFactor() {
  return useMutation({
    mutationFn: (body: Sent<typeof beginSecondFactor>['body']) => call(beginSecondFactor, { body }),
  });
}

export function useConfirmSecondFactor() {
  const onSuccess = useForget();
  return useMutation({
    mutationFn: (body: Sent<typeof confirmSecondFactor>['body']) =>
      call(confirmSecondFactor, { body }),
    onSuccess,
  });
}

export function useRenewRecoveryCodes() {
  const onSuccess = useForget();
  return useMutation({
    mutationFn: (body: Sent<typeof renewRecoveryCodes>['body']) =>
      call(renewRecoveryCodes, { body }),
    onSuccess,
  });
}

export function useEndSecondFactor() {
  const onSuccess = useForget();
  return useMutation({
    mutationFn: (body: Sent<typeof endSecondFactor>['body']) => call(endSecondFactor, { body }),
    onSuccess,
  });
}

function useForget() {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: secondFactorQuery.queryKey });
}
