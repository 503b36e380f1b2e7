import { expect, test } from 'vitest';
import { fakeProvider } from '#test/fake-provider.ts';
import { onSqlite } from '#test/on-each-database.ts';

onSqlite(
  'the policy of what a page may load',
  (server) => {
    test('names Stripe where people pay with Stripe', async () => {
      const { headers } = await server().app.inject('/healthz');
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("script-src 'self' https://js.stripe.com;");
      expect(policy).toContain('frame-src https://js.stripe.com https://hooks.stripe.com;');
      expect(policy).toContain("connect-src 'self' https://api.stripe.com");
      expect(policy).toContain("img-src 'self' data: https://*.stripe.com;");
    });
  },
  {},
  fakeProvider,
);

onSqlite('the policy of what a page may load, with the sandbox,', (server) => {
  test('names nobody else', async () => {
    const { headers } = await server().app.inject('/healthz');
    expect(headers['content-security-policy']).not.toContain('stripe');
  });
});
