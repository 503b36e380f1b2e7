import * as contract from '@limber/contract/billing-details';
import type { Deps } from '#deps.ts';
import type { Serve } from '#http/serve.ts';
import { findBillingDetails, upsertBillingDetails } from './billing-details.queries.ts';

export function billingDetailsRoutes(serve: Serve, { db }: Deps): void {
  serve(contract.getBillingDetails, ({ userId }) => findBillingDetails(db, userId));

  serve(contract.saveBillingDetails, async ({ userId, body }) => {
    await upsertBillingDetails(db, userId, body);
    return body;
  });
}
