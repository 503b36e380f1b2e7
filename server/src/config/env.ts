import { isIP } from 'node:net';
import { z } from 'zod';

const onOff = z.enum(['on', 'off']).transform((value) => value === 'on');

/** Names of networks that Fastify knows. */
const NAMED_NETWORKS = new Set(['loopback', 'linklocal', 'uniquelocal']);

const isNetwork = (text: string) => {
  const [, address = '', bits = '1'] = /^([^/]*)(?:\/(\d+))?$/.exec(text) ?? [];
  const longest = isIP(address) === 6 ? 128 : 32;
  const isRange = isIP(address) !== 0 && Number(bits) >= 1 && Number(bits) <= longest;
  return isRange || NAMED_NETWORKS.has(text);
};

const networks = z
  .string()
  .transform((list) => list.split(',').map((network) => network.trim()))
  .pipe(z.array(z.string().refine(isNetwork, 'must be addresses or networks, such as 10.0.0.0/8')));

const variables = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  RATE_LIMITS: onOff.default(true),
  TRUSTED_PROXIES: networks.default([]),
  NODE_ENV: z.string().optional(),
  PAYMENTS: z.enum(['sandbox', 'off']).optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_/, 'must begin with sk_ or rk_')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().regex(/^pk_/, 'must begin with pk_').optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/, 'must begin with whsec_')
    .optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('warn'),
});

/** An account at Stripe. */
type StripeConfig = {
  secretKey: string;
  publishableKey: string;
  /** What the events sent to this installation are signed with. */
  webhookSecret: string;
};

/** How people pay here. */
export type PaymentsConfig =
  | { provider: 'stripe'; stripe: StripeConfig }
  | { provider: 'sandbox' }
  | { provider: 'off' };

/** Everything that can be set from outside, checked. */
export type Config = {
  /** 0 asks the system for a free port. */
  port: number;
  host: string;
  /** The folder that holds the embedded database. */
  dataDir: string;
  /** A PostgreSQL address, or null for the embedded database. */
  databaseUrl: string | null;
  /** Lifted for load tests only. The slow-down of failed sign-ins stays. */
  rateLimits: boolean;
  /** Addresses whose X-Forwarded-For is believed. */
  trustedProxies: string[];
  logLevel: string;
  payments: PaymentsConfig;
};

/** Reads the configuration. Throws a sentence that names each variable at fault. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new Error(`The configuration is not valid. ${faults.join('; ')}`);
  }
  const values = parsed.data;
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL ?? null,
    rateLimits: values.RATE_LIMITS,
    trustedProxies: values.TRUSTED_PROXIES,
    logLevel: values.LOG_LEVEL,
    payments: readPayments(values),
  };
}

/** Stripe where its keys are set. Elsewhere a sandbox, but in production only for those who ask for it. */
function readPayments(values: z.output<typeof variables>): PaymentsConfig {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = values;
  const keys = { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET };
  if (STRIPE_SECRET_KEY && STRIPE_PUBLISHABLE_KEY && STRIPE_WEBHOOK_SECRET) {
    const stripe = {
      secretKey: STRIPE_SECRET_KEY,
      publishableKey: STRIPE_PUBLISHABLE_KEY,
      webhookSecret: STRIPE_WEBHOOK_SECRET,
    };
    return { provider: 'stripe', stripe };
  }
  const missing = Object.entries(keys).flatMap(([name, value]) => (value ? [] : [name]));
  if (missing.length < Object.keys(keys).length) {
    throw new Error(
      `The configuration is not valid. Stripe needs all three of its keys; missing: ${missing.join(', ')}`,
    );
  }
  const usual = values.NODE_ENV === 'production' ? 'off' : 'sandbox';
  return { provider: values.PAYMENTS ?? usual };
}
