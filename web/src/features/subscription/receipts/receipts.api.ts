import { getReceipt, listReceipts } from '@limber/contract/receipts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

/** Newest first. Refetched at each visit: the provider's events add receipts. */
export const receiptsQuery = queryOptions({
  queryKey: ['receipts'],
  queryFn: () => call(listReceipts),
  refetchOnMount: 'always',
});

export const receiptQuery = (number: string) =>
  queryOptions({
    queryKey: ['receipts', number],
    queryFn: () => call(getReceipt, { params: { number } }),
  });

export const receiptAddress = (number: string): string => `/receipts/${number}`;
