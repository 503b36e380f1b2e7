import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { text } from './fields.ts';

const COMPANY_MAX = 200;
const ADDRESS_MAX = 500;
const TAX_NUMBER_MAX = 50;

const billingDetails = z
  .object({
    company: text(COMPANY_MAX),
    address: text(ADDRESS_MAX).meta({ description: 'In lines, as on a letter' }),
    taxNumber: text(TAX_NUMBER_MAX),
  })
  .meta({ id: 'BillingDetails', description: 'Each is empty where it was not told' });
export type BillingDetails = z.infer<typeof billingDetails>;

export const getBillingDetails = endpoint({
  method: 'GET',
  path: '/api/billing-details',
  access: 'signed-in',
  summary: 'For which company the user pays, as their receipts say it',
  reply: billingDetails,
});

export const saveBillingDetails = endpoint({
  method: 'PUT',
  path: '/api/billing-details',
  access: 'signed-in',
  summary: 'Replace what all receipts of the user say about their company; empty for nothing',
  body: z.object(billingDetails.shape),
  reply: billingDetails,
});
