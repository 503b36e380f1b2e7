import { z } from 'zod';

const onOff = z.enum(['on', 'off']).transform((value) => value === 'on');

const variables = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  RATE_LIMITS: onOff.default(true),
  TRUSTED_PROXIES: z.string().optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('warn'),
});

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
    trustedProxies: (values.TRUSTED_PROXIES ?? '')
      .split(',')
      .map((address) => address.trim())
      .filter(Boolean),
    logLevel: values.LOG_LEVEL,
  };
}
