import { type Registration, REGISTRATION_MODES } from '@limber/domain/accounts/registration';
import { availableParallelism } from 'node:os';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { isReachable } from './reachable.ts';

/** A mail address, or a name and an address in angle brackets. */
const MAIL_SENDER = /^(?:[^<>\r\n]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;

const onOff = z.enum(['on', 'off']).transform((value) => value === 'on');

/** Digits alone: JavaScript also takes spaces and `0x50` for numbers. */
const digits = z
  .string()
  .regex(/^\d+(\.\d+)?$/, 'must be a number, in digits')
  .transform(Number);

/** Named networks that Fastify accepts. */
const NAMED_NETWORKS = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** An address, a range or a named network; not `/0`, which would trust every client. */
const isNetwork = (text: string) => {
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text);
  const isRange =
    (ipaddr.IPv4.isValidCIDRFourPartDecimal(text) || ipaddr.IPv6.isValidCIDR(text)) &&
    ipaddr.parseCIDR(text)[1] > 0;
  return isAddress || isRange || NAMED_NETWORKS.has(text);
};

const networks = z
  .string()
  .transform((list) => list.split(',').map((network) => network.trim()))
  .pipe(z.array(z.string().refine(isNetwork, 'must be addresses or networks, such as 10.0.0.0/8')));

const DOMAIN = /^(?!-)[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u;
const domains = z
  .string()
  .transform((list) => list.split(',').map((domain) => domain.trim()))
  .pipe(z.array(z.string().regex(DOMAIN, 'must be domains of mail addresses, such as acme.org')));

/** Maximum number of processes; a larger one is a mistake of the operator. */
const MAX_WORKERS = 256;

/** `auto` means one on each processor. */
const workers = z.union(
  [
    z.literal('auto').transform(() => availableParallelism()),
    digits.pipe(z.int().min(1).max(MAX_WORKERS)),
  ],
  `must be auto, or a number from 1 to ${MAX_WORKERS}`,
);

/** `URL` validates the host of web addresses only. */
const hasHost = (address: string) => {
  const { host } = new URL(address);
  return host === '' || URL.canParse(`http://${host}`);
};

/**
 * An address that may contain user and password. An unescaped delimiter in either would make a part of the password the
 * host, which is shown.
 */
const withPassword = (what: { protocol: RegExp; error?: string }) =>
  z
    .url({ ...what, abort: true })
    .refine((address) => {
      const { pathname, search, hash } = new URL(address);
      return !`${pathname}${search}${hash}`.includes('@');
    }, 'must have / as %2F, ? as %3F, # as %23 and @ as %40 in its user and password')
    .refine(hasHost, 'must name a host between @ and the port or the end');

const variables = z.object({
  PORT: digits.pipe(z.int().max(65_535)).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  WORKERS: workers.default(1),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: withPassword({ protocol: /^postgres(ql)?$/ }).optional(),
  RATE_LIMITS: onOff.default(true),
  TRUSTED_PROXIES: networks.default([]),
  REGISTRATION: z.enum(REGISTRATION_MODES).default('open'),
  REGISTRATION_DOMAINS: domains.default([]),
  SHUTDOWN_DELAY_SECONDS: digits.pipe(z.number().max(300)).default(0),
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
  S3_BUCKET: z.string().min(1).optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  SOURCE_URL: z.url({ protocol: /^https?$/ }).optional(),
  CONTACT_EMAIL: z.email().optional(),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => new URL(url))
    .refine(({ href, origin }) => href === `${origin}/`, 'must be an origin, without a path')
    .transform(({ origin }) => origin)
    .optional(),
  SMTP_URL: withPassword({
    protocol: /^smtps?$/,
    error: 'must be an address such as smtp://user:password@host:587',
  }).optional(),
  MAIL_FROM: z
    .string()
    .regex(MAIL_SENDER, 'must be an e-mail address, or one such as Limber <limber@acme.org>')
    .optional(),
  OPERATOR_NAME: z.string().trim().min(1).max(200).optional(),
  OPERATOR_ADDRESS: z.string().trim().min(1).max(500).optional(),
  BACKUP_DIR: z.string().min(1).optional(),
  BACKUP_KEEP: digits.pipe(z.int().min(1)).default(7),
  METRICS_PORT: digits.pipe(z.int().min(1).max(65_535)).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('warn'),
});

/** All variables that are read. */
export const VARIABLES: readonly string[] = Object.keys(variables.shape);

/** Variables that must be set together. */
const TOGETHER: readonly (readonly [what: string, names: readonly string[]])[] = [
  ['Stripe', ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET']],
  ['Mail', ['SMTP_URL', 'MAIL_FROM']],
  ['A bucket', ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']],
];

type StripeConfig = {
  secretKey: string;
  publishableKey: string;
  /** Stripe signs its events to this installation with it. */
  webhookSecret: string;
};

export type PaymentsConfig =
  | { provider: 'stripe'; stripe: StripeConfig }
  | { provider: 'sandbox' }
  | { provider: 'off' };

/** A bucket of Amazon S3 or a compatible server. */
export type S3Config = {
  bucket: string;
  /** The address of a compatible server; null for Amazon's own. */
  endpoint: string | null;
  region: string;
  /** Null for the credentials of the machine: its role, or the files of the Amazon tools. */
  credentials: { accessKeyId: string; secretAccessKey: string } | null;
};

export type Config = {
  /** 0 asks the system for a free port. */
  port: number;
  host: string;
  /** Processes that answer calls; 1 means this process alone. */
  workers: number;
  /** Folder of the embedded database, and of media where there is no bucket. */
  dataDir: string;
  /** Null for the embedded database. */
  databaseUrl: string | null;
  /** False for load tests only; the delay after failed sign-ins remains. */
  rateLimits: boolean;
  /** Proxies whose X-Forwarded-For is trusted. */
  trustedProxies: string[];
  registration: Registration;
  /**
   * Seconds for which the server still serves after the signal to stop, so that load balancers
   * notice first.
   */
  shutdownDelaySeconds: number;
  logLevel: string;
  /** Null serves no metrics. */
  metrics: { host: string; port: number } | null;
  /** The source code of a changed version; null when not set. */
  sourceUrl: string | null;
  /** E-mail address that users can write to; null when not set. */
  contactEmail: string | null;
  /** The origin that users visit; null when not set. */
  publicUrl: string | null;
  /** The person or company that runs this installation; null when not set. */
  operatorName: string | null;
  /** Postal address, in one line or several; null when not set. */
  operatorAddress: string | null;
  /** Folder of the daily backups, and how many are kept; null for none. */
  backups: { folder: string; keep: number } | null;
  smtp: { url: string; from: string } | null;
  payments: PaymentsConfig;
  /** Null stores media in `dataDir`. */
  s3: S3Config | null;
};

/** Throws an error whose message names each mistake. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = variables.safeParse(given);
  const issues = parsed.error?.issues ?? [];
  const blank = VARIABLES.filter((name) => given[name]?.trim() === '');
  const faults = [
    ...issues
      .filter(({ path }) => !blank.includes(path.join('.')))
      .map(({ path, message }) => `${path.join('.')}: ${message}`),
    ...blank.map((name) => `${name}: must not be blank`),
    ...findHalves(given),
  ];
  if (!parsed.success || faults.length > 0) {
    throw new Error(`The configuration is not valid. ${faults.join('; ')}`);
  }
  const values = parsed.data;
  return {
    port: values.PORT,
    host: values.HOST,
    workers: values.WORKERS,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL ?? null,
    rateLimits: values.RATE_LIMITS,
    trustedProxies: values.TRUSTED_PROXIES,
    registration: { mode: values.REGISTRATION, domains: values.REGISTRATION_DOMAINS },
    shutdownDelaySeconds: values.SHUTDOWN_DELAY_SECONDS,
    logLevel: values.LOG_LEVEL,
    metrics:
      values.METRICS_PORT === undefined
        ? null
        : { host: values.METRICS_HOST, port: values.METRICS_PORT },
    sourceUrl: values.SOURCE_URL ?? null,
    contactEmail: values.CONTACT_EMAIL ?? null,
    publicUrl: values.PUBLIC_URL ?? null,
    operatorName: values.OPERATOR_NAME ?? null,
    operatorAddress: values.OPERATOR_ADDRESS ?? null,
    backups: values.BACKUP_DIR ? { folder: values.BACKUP_DIR, keep: values.BACKUP_KEEP } : null,
    smtp: readSmtp(values),
    payments: readPayments(values),
    s3: readS3(values),
  };
}

/** Stripe when its keys are set, else the sandbox, which must be requested where others can reach the server. */
function readPayments(values: z.output<typeof variables>): PaymentsConfig {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = values;
  if (STRIPE_SECRET_KEY && STRIPE_PUBLISHABLE_KEY && STRIPE_WEBHOOK_SECRET) {
    const stripe = {
      secretKey: STRIPE_SECRET_KEY,
      publishableKey: STRIPE_PUBLISHABLE_KEY,
      webhookSecret: STRIPE_WEBHOOK_SECRET,
    };
    return { provider: 'stripe', stripe };
  }
  const reachable = isReachable({
    host: values.HOST,
    publicUrl: values.PUBLIC_URL ?? null,
    trustedProxies: values.TRUSTED_PROXIES,
    production: values.NODE_ENV === 'production',
  });
  return { provider: values.PAYMENTS ?? (reachable ? 'off' : 'sandbox') };
}

function readSmtp({ SMTP_URL, MAIL_FROM }: z.output<typeof variables>): Config['smtp'] {
  if (SMTP_URL && MAIL_FROM) return { url: SMTP_URL, from: MAIL_FROM };
  return null;
}

function readS3(values: z.output<typeof variables>): S3Config | null {
  const { S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = values;
  if (!S3_BUCKET) return null;
  const credentials =
    S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
      ? { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY }
      : null;
  return { bucket: S3_BUCKET, endpoint: S3_ENDPOINT ?? null, region: S3_REGION, credentials };
}

/** A sentence for each partly set group. */
function findHalves(given: Record<string, string | undefined>): string[] {
  const needsBucket = given.S3_ACCESS_KEY_ID !== undefined;
  const groups = needsBucket ? [...TOGETHER, ['A bucket', ['S3_BUCKET']] as const] : TOGETHER;
  return groups.flatMap(([what, names]) => {
    const missing = names.filter((name) => given[name] === undefined);
    const isWhole = missing.length === 0 || (names.length > 1 && missing.length === names.length);
    return isWhole ? [] : [`${what} needs all of these; missing: ${missing.join(', ')}`];
  });
}
