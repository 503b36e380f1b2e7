import * as contract from '@limber/contract/billing-details';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

/** The company named on receipts. */
export const billingDetailsQuery = queryOptions({
  queryKey: ['billing-details'],
  queryFn: () => call(contract.getBillingDetails),
});

/** Changes all receipts. Throws the errors of `call`. */
export const saveBillingDetails = (body: contract.BillingDetails) =>
  call(contract.saveBillingDetails, { body });
