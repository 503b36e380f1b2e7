import * as contract from '@limber/contract/billing-details';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

/** The company that the receipts of the user name. */
export const billingDetailsQuery = queryOptions({
  queryKey: ['billing-details'],
  queryFn: () => call(contract.getBillingDetails),
});

/** Names another company on all receipts. Throws what the call throws. */
export const saveBillingDetails = (body: contract.BillingDetails) =>
  call(contract.saveBillingDetails, { body });
