import { PAID_TIERS } from '@limber/domain/subscriptions/prices';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { timestamp } from './fields.ts';

const receipt = z
  .object({
    number: z.string(),
    paidAt: timestamp,
    bought: z.enum([...PAID_TIERS, 'premiumPack']),
    /** 1 except for a team. */
    users: z.int(),
    /** Tax included. */
    cents: z.int(),
    currency: z.string().meta({ description: 'As ISO 4217 names it, in small letters' }),
    /** The tax within `cents`; 0 when the payment provider added none. */
    taxCents: z.int(),
    refundedCents: z.int(),
    /** Null when bought for good. */
    period: z.object({ from: timestamp, to: timestamp }).nullable(),
    cardEnding: z
      .string()
      .nullable()
      .meta({ description: 'The last four digits of the card, where the provider tells' }),
    /** The sandbox charges nothing. */
    provider: z.enum(['stripe', 'sandbox']),
    /** The provider's own page; null for none. */
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
