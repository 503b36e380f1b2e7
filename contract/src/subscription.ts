import { ROUTINE_MINUTES } from '@limber/domain/preferences/preferences';
import {
  PAID_TIERS,
  PRICES,
  TEAM_MAXIMUM_USERS,
  TEAM_MINIMUM_USERS,
} from '@limber/domain/subscriptions/prices';
import { TEAM_STANDINGS } from '@limber/domain/teams/team';
import { TIERS } from '@limber/domain/subscriptions/tiers';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { timestamp, requiredText } from './fields.ts';

const subscription = z
  .object({
    tier: z.enum(TIERS),
    status: z.enum(['none', 'active', 'trialing', 'past_due', 'canceled']),
    currentPeriodEnd: timestamp.nullable(),
    cancelAtPeriodEnd: z.boolean(),
    /** 1 except for a team. */
    users: z.int(),
    trial: z.object({
      /** `available` before the trial begins, `used` once it is over. */
      state: z.enum(['available', 'active', 'used']),
      endsAt: timestamp.nullable(),
    }),
    premiumPack: z.boolean().meta({ description: 'Whether the Premium Exercise Pack is theirs' }),
    entitlements: z.object({
      bodyAreas: z.int().nullable(),
      customPlans: z.int().nullable(),
      minutes: z.array(z.literal(ROUTINE_MINUTES)),
      weights: z.boolean(),
      premiumExercises: z.boolean(),
    }),
    paidByTeam: z
      .boolean()
      .meta({ description: 'Whether the tier is that of a seat in a team, which another pays' }),
    team: z
      .enum(TEAM_STANDINGS)
      .meta({ description: 'What the user has to do with a team: one pays its seats' }),
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
  body: z.object({}).optional(),
  reply: subscription,
});

export const resumeSubscription = endpoint({
  method: 'POST',
  path: '/api/subscription/resume',
  access: 'signed-in',
  summary: 'Take a cancellation back, as long as the period that is paid for lasts',
  reply: subscription,
});

export const startTrial = endpoint({
  method: 'POST',
  path: '/api/subscription/trial',
  access: 'signed-in',
  idempotent: true,
  summary: 'Begin the free trial of Pro: once for each account, without a card',
  reply: subscription,
});

export const getPaymentMethods = endpoint({
  method: 'GET',
  path: '/api/payments/provider',
  access: 'signed-in',
  summary: 'How one can pay on this installation',
  reply: z
    .object({
      /** `off` without a configured provider; `sandbox` charges nothing. */
      provider: z.enum(['stripe', 'sandbox', 'off']),
      publishableKey: z.string().nullable(),
    })
    .meta({ id: 'PaymentProvider' }),
});

const clientSecret = z.object({ clientSecret: z.string() }).meta({ id: 'PaymentStarted' });

/** Takes an Idempotency-Key: a repeated key does not start a second payment. */
export const createSubscription = endpoint({
  method: 'POST',
  path: '/api/create-subscription',
  access: 'signed-in',
  idempotent: true,
  summary: 'Start paying for a plan; it begins when the provider confirms the payment',
  body: z.object({
    plan: z.enum(PAID_TIERS),
    /** Only for a team. */
    users: z.int().min(TEAM_MINIMUM_USERS).max(TEAM_MAXIMUM_USERS).optional(),
  }),
  reply: clientSecret,
});

export const createPaymentIntent = endpoint({
  method: 'POST',
  path: '/api/create-payment-intent',
  access: 'signed-in',
  idempotent: true,
  summary: 'Start paying for the Premium Exercise Pack',
  body: z.object({
    amount: z.literal(PRICES.premiumPack.cents / 100, {
      error: `The amount must be ${PRICES.premiumPack.cents / 100}`,
    }),
  }),
  reply: clientSecret,
});

/** Replaces a real provider's confirmation. 404 with any provider but the sandbox. */
export const confirmSandboxPayment = endpoint({
  method: 'POST',
  path: '/api/payments/sandbox/confirm',
  access: 'signed-in',
  summary: 'Pay with one of the test cards: nothing is charged',
  body: z.object({
    clientSecret: z.string().regex(/^\w{1,200}$/, 'is not one of ours'),
    cardNumber: z.string().min(12).max(23),
    nameOnCard: requiredText('Please enter the cardholder name', 100),
    /** Whether the user passed the confirmation that some cards require. */
    confirmed: z.boolean().default(false),
  }),
  reply: z
    .object({
      status: z.enum(['succeeded', 'requires_action', 'failed']),
      message: z.string().nullable(),
      reference: z.string(),
    })
    .meta({ id: 'SandboxPayment' }),
});
