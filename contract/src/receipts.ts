import { PAID_TIERS } from '@limber/domain/subscriptions/prices';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { moment } from './fields.ts';

const receipt = z
  .object({
    number: z.string(),
    paidAt: moment,
    bought: z.enum([...PAID_TIERS, 'premiumPack']),
    /** The number of users that were paid for; 1 except for a team. */
    users: z.int(),
    /** Everything that was paid, tax included. */
    cents: z.int(),
    currency: z.string().meta({ description: 'As ISO 4217 names it, in small letters' }),
    /** What of it is tax; 0 when the payment provider added none. */
    taxCents: z.int(),
    /** What was given back so far. */
    refundedCents: z.int(),
    /** What was paid for lasts from then to then; null when it was bought for good. */
    period: z.object({ from: moment, to: moment }).nullable(),
    cardEnding: z
      .string()
      .nullable()
      .meta({ description: 'The last four digits of the card, where the provider tells' }),
    /** In the sandbox nothing was charged. */
    provider: z.enum(['stripe', 'sandbox']),
    /** The provider's own page of the invoice; null where there is none. */
    invoiceUrl: z.string().nullable(),
  })
  .meta({ id: 'Receipt' });
export type Receipt = z.infer<typeof receipt>;

export const listReceipts = endpoint({
  method: 'GET',
  path: '/api/receipts',
  access: 'signed-in',
  summary: 'A receipt for each payment, newest first',
  reply: z.array(receipt),
});

export const getReceipt = endpoint({
  method: 'GET',
  path: '/api/receipts/:number',
  access: 'signed-in',
  summary: 'One receipt',
  params: z.object({ number: z.string().max(100) }),
  reply: receipt,
});
