import { saveBillingDetails } from '@limber/contract/billing-details';
import { zodResolver } from '#api/zod-resolver.ts';

/** Judges what is told about the company. */
export const billingDetailsResolver = zodResolver(saveBillingDetails.body);
