import { TIERS } from '@limber/domain/subscriptions/tiers';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { moment } from './fields.ts';

const subscription = z
  .object({
    tier: z.enum(TIERS),
    status: z.enum(['none', 'active', 'trialing', 'past_due', 'canceled']),
    currentPeriodEnd: moment.nullable(),
    cancelAtPeriodEnd: z.boolean(),
    foundingMember: z
      .boolean()
      .meta({ description: 'One of the first 100 accounts: everything of Pro, free, for good' }),
  })
  .meta({ id: 'Subscription' });
export type Subscription = z.infer<typeof subscription>;

export const getSubscription = endpoint({
  method: 'GET',
  path: '/api/subscription',
  access: 'signed-in',
  summary: 'The current subscription',
  reply: subscription,
});

export const cancelSubscription = endpoint({
  method: 'POST',
  path: '/api/subscription/cancel',
  access: 'signed-in',
  summary: 'Cancel at the end of the period that is paid for',
  reply: subscription,
});
