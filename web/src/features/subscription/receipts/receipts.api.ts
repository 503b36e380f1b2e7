import { getReceipt, listReceipts } from '@limber/contract/receipts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

/** The receipts of the user, newest first. Asked for at each visit: the provider's events bring new ones. */
export const receiptsQuery = queryOptions({
  queryKey: ['receipts'],
  queryFn: () => call(listReceipts),
  refetchOnMount: 'always',
});

/** One receipt, by its number. */
export const receiptQuery = (number: string) =>
  queryOptions({
    queryKey: ['receipts', number],
    queryFn: () => call(getReceipt, { params: { number } }),
  });

/** The address of the page of a receipt. */
export const receiptAddress = (number: string): string => `/receipts/${number}`;
