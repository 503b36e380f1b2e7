import { expect, test } from 'vitest';
import { readConfig } from './env.ts';

const KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};
const providerWith = (env: Record<string, string>) => readConfig(env).payments.provider;
const trusted = (list: string) => readConfig({ TRUSTED_PROXIES: list }).trustedProxies;

test('one pays with Stripe where its keys are, in the sandbox elsewhere, and in production only on request', () => {
  expect(providerWith({})).toBe('sandbox');
  expect(providerWith({ NODE_ENV: 'production' })).toBe('off');
  expect(providerWith({ NODE_ENV: 'production', PAYMENTS: 'sandbox' })).toBe('sandbox');
  expect(providerWith({ PAYMENTS: 'off' })).toBe('off');
  expect(readConfig({ ...KEYS, PAYMENTS: 'sandbox' }).payments).toEqual({
    provider: 'stripe',
    stripe: { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_1' },
  });
});

test('half of the keys of Stripe is a mistake, and so is a key in the wrong place', () => {
  const { STRIPE_WEBHOOK_SECRET: _, ...half } = KEYS;
  expect(() => readConfig(half)).toThrow('missing: STRIPE_WEBHOOK_SECRET');
  expect(() => readConfig({ ...KEYS, STRIPE_PUBLISHABLE_KEY: 'sk_test_1' })).toThrow(
    'STRIPE_PUBLISHABLE_KEY: must begin with pk_',
  );
});

test('the address of the source is one of the web, and need not be set', () => {
  expect(readConfig({}).sourceUrl).toBeNull();
  expect(readConfig({ SOURCE_URL: 'https://example.com/limber' }).sourceUrl).toBe(
    'https://example.com/limber',
  );
  expect(() => readConfig({ SOURCE_URL: 'javascript:alert(1)' })).toThrow('SOURCE_URL');
});

test('letters of users go to an address of e-mail, where one is named', () => {
  expect(readConfig({}).contactEmail).toBeNull();
  expect(readConfig({ CONTACT_EMAIL: 'help@acme.org' }).contactEmail).toBe('help@acme.org');
  expect(() => readConfig({ CONTACT_EMAIL: '"><script>' })).toThrow('CONTACT_EMAIL');
});

test('an installation may say under which origin it is reached', () => {
  expect(readConfig({}).publicUrl).toBeNull();
  for (const url of ['https://limber.acme.org', 'https://limber.acme.org/']) {
    expect(readConfig({ PUBLIC_URL: url }).publicUrl).toBe('https://limber.acme.org');
  }
  for (const url of [
    'limber.acme.org',
    'ftp://acme.org',
    'https://acme.org/limber',
    '"><script>',
  ]) {
    expect(() => readConfig({ PUBLIC_URL: url })).toThrow('PUBLIC_URL');
  }
});

test('media go into a bucket where one is named, with keys or with what the machine has', () => {
  expect(readConfig({}).s3).toBeNull();
  expect(readConfig({ S3_BUCKET: 'limber' }).s3).toEqual({
    bucket: 'limber',
    endpoint: null,
    region: 'us-east-1',
    credentials: null,
  });
  const keys = { S3_ACCESS_KEY_ID: 'AK', S3_SECRET_ACCESS_KEY: 'secret' };
  expect(readConfig({ S3_BUCKET: 'limber', ...keys }).s3?.credentials).toEqual({
    accessKeyId: 'AK',
    secretAccessKey: 'secret',
  });
  expect(() => readConfig({ S3_BUCKET: 'limber', S3_ACCESS_KEY_ID: 'AK' })).toThrow(
    'missing: S3_SECRET_ACCESS_KEY',
  );
  expect(() => readConfig(keys)).toThrow('missing: S3_BUCKET');
  expect(() => readConfig({ S3_BUCKET: 'limber', S3_ENDPOINT: 'ftp://x' })).toThrow('S3_ENDPOINT');
});

test('a proxy is trusted by its address, its range or the name of its network, and never everyone', () => {
  const good = ['10.0.0.1', '10.0.0.0/8', '::1', 'fd00::/8', 'loopback'];
  expect(trusted(good.join(', '))).toEqual(good);
  for (const wrong of ['0.0.0.0/0', '::/0', '10/8', '10.0.0.0/33', 'fd00::/129', 'proxy.example']) {
    expect(() => trusted(wrong)).toThrow('must be addresses or networks');
  }
});

test('a setting that cannot be is refused by its name', () => {
  expect(() => readConfig({ PORT: 'eighty' })).toThrow('The configuration is not valid. PORT: ');
  expect(() => readConfig({ TRUSTED_PROXIES: '10.0.0.0/8, office' })).toThrow(
    'The configuration is not valid. TRUSTED_PROXIES',
  );
});
