import { expect, test } from 'vitest';
import { readConfig, VARIABLES } from './env.ts';
import { noticesOf } from './notices.ts';

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

test('where others can reach the server nobody plays with test cards unless its operator says so', () => {
  const reachable = [
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { HOST: '10.0.0.7' },
    { PUBLIC_URL: 'https://limber.acme.org' },
    { TRUSTED_PROXIES: 'loopback' },
    { NODE_ENV: 'production' },
  ];
  for (const env of reachable) {
    expect([env, providerWith(env)]).toEqual([env, 'off']);
    expect(providerWith({ ...env, PAYMENTS: 'sandbox' })).toBe('sandbox');
    expect(noticesOf(readConfig(env), env).join()).toContain('PAYMENTS=sandbox');
    expect(noticesOf(readConfig(env), { PAYMENTS: 'off' }).join()).not.toContain('sandbox');
  }
  for (const env of [{ HOST: '127.0.0.2' }, { HOST: '::1' }, { HOST: 'localhost' }]) {
    expect(providerWith({ ...env, PUBLIC_URL: 'http://localhost:3000' })).toBe('sandbox');
  }
});

test('all mistakes are named at once', () => {
  expect(() => readConfig({ PORT: 'eighty', LOG_LEVEL: 'loud', S3_ACCESS_KEY_ID: 'AK' })).toThrow(
    /PORT: .*; LOG_LEVEL: .*; .*S3_SECRET_ACCESS_KEY; .*S3_BUCKET/,
  );
});

test('spaces are no setting, and numbers are written in digits', () => {
  for (const name of VARIABLES) {
    expect(() => readConfig({ [name]: ' \t' })).toThrow(`${name}: must not be blank`);
  }
  for (const port of ['0x50', '1e3', '+80', '-1', ' 80', '٨٠', '9'.repeat(400)]) {
    expect(() => readConfig({ PORT: port })).toThrow('PORT: ');
  }
  expect(readConfig({ PORT: '080', SHUTDOWN_DELAY_SECONDS: '1.5' })).toMatchObject({
    port: 80,
    shutdownDelaySeconds: 1.5,
  });
});

test('a name that is nearly that of a setting is pointed out', () => {
  const env = { TRUSTED_PROXYS: '', S3_REGIN: '', public_url: '', PATH: '', NODE_OPTIONS: '' };
  expect(noticesOf(readConfig({}), env).filter((notice) => notice.includes('mean'))).toEqual([
    'TRUSTED_PROXYS is no setting of Limber: did you mean TRUSTED_PROXIES?',
    'S3_REGIN is no setting of Limber: did you mean S3_REGION?',
    'public_url is no setting of Limber: did you mean PUBLIC_URL?',
  ]);
});

test('a backup a day is taken where a folder is named', () => {
  expect(readConfig({}).backups).toBeNull();
  expect(readConfig({ BACKUP_DIR: '/backups' }).backups).toEqual({ folder: '/backups', keep: 7 });
  expect(() => readConfig({ BACKUP_DIR: '/backups', BACKUP_KEEP: '0' })).toThrow('BACKUP_KEEP');
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

test('mail needs a server and a sender, each as they should be', () => {
  const both = { SMTP_URL: 'smtp://user:secret@mail.acme.org:587', MAIL_FROM: 'limber@acme.org' };
  expect(readConfig({}).smtp).toBeNull();
  expect(readConfig(both).smtp).toEqual({ url: both.SMTP_URL, from: 'limber@acme.org' });
  expect(readConfig({ ...both, MAIL_FROM: 'Limber <limber@acme.org>' }).smtp?.from).toBe(
    'Limber <limber@acme.org>',
  );
  expect(() => readConfig({ SMTP_URL: both.SMTP_URL })).toThrow('missing: MAIL_FROM');
  expect(() => readConfig({ ...both, SMTP_URL: 'mail.acme.org:25' })).toThrow('SMTP_URL');
  for (const noHost of ['user:secret@10.0.0.256:587', 'user%3Asecret%40mail.acme.org']) {
    expect(() => readConfig({ ...both, SMTP_URL: `smtp://${noHost}` })).toThrow('must name a host');
  }
  for (const sign of ['/', '?', '#']) {
    const url = `smtp://user:4711${sign}secret@mail.acme.org:587`;
    expect(() => readConfig({ ...both, SMTP_URL: url })).toThrow('must have / as %2F');
    const encoded = url.replace(`4711${sign}`, `4711${encodeURIComponent(sign)}`);
    expect(readConfig({ ...both, SMTP_URL: encoded }).smtp?.url).toBe(encoded);
  }
  expect(() => readConfig({ ...both, MAIL_FROM: 'Limber\r\nBcc: x@y.z' })).toThrow('MAIL_FROM');
});
