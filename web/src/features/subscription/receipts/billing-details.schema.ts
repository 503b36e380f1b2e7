import { saveBillingDetails } from '@limber/contract/billing-details';
import { zodResolver } from '#api/zod-resolver.ts';

export const billingDetailsResolver = zodResolver(saveBillingDetails.body);
