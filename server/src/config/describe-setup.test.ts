import { expect, test } from 'vitest';
import { describeSetup } from './describe-setup.ts';
import { readConfig } from './env.ts';

test('administrators are told how the installation is set up, and no secret', () => {
  const setup = describeSetup(
    readConfig({
      DATABASE_URL: 'postgresql://limber:canary-database@db/limber',
      SMTP_URL: 'smtp://canary-user:canary-mail@mail.acme.org:587',
      MAIL_FROM: 'limber@acme.org',
      STRIPE_SECRET_KEY: 'sk_canary',
      STRIPE_PUBLISHABLE_KEY: 'pk_canary_1234',
      STRIPE_WEBHOOK_SECRET: 'whsec_canary',
      S3_BUCKET: 'media',
      S3_ACCESS_KEY_ID: 'canary-id',
      S3_SECRET_ACCESS_KEY: 'canary-s3',
      PUBLIC_URL: 'https://limber.acme.org',
    }),
  );
  expect(setup).toMatchObject({
    publicUrl: 'https://limber.acme.org',
    storage: 'bucket',
    mail: { host: 'mail.acme.org:587', from: 'limber@acme.org', hasPassword: true },
    provider: 'stripe',
    publishableKeyEnd: '1234',
  });
  expect(JSON.stringify(setup)).not.toContain('canary');
});
