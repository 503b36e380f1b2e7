import { expect, test } from 'vitest';
import { fakeProvider } from '#test/fake-provider.ts';
import { onSqlite, type TestServer } from '#test/on-each-database.ts';

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

/** The directives of the policy of an answer. */
async function policyOf({ app }: TestServer, url: string): Promise<Record<string, string>> {
  const { headers } = await app.inject(url);
  const directives = String(headers['content-security-policy']).split(';');
  return Object.fromEntries(
    directives.map((directive) => [
      directive.split(' ')[0],
      directive.slice(directive.indexOf(' ') + 1),
    ]),
  );
}

onSqlite('the policy of what a page may load, with the sandbox,', (server) => {
  test('lets no inline script or style in, and no text become a script', async () => {
    for (const url of ['/', '/healthz', '/api/auth/me', '/nowhere']) {
      const policy = await policyOf(server(), url);
      expect(policy).toEqual({
        'default-src': "'self'",
        'script-src': "'self'",
        'style-src': "'self'",
        'img-src': "'self' data:",
        'media-src': "'self' blob:",
        'object-src': "'none'",
        'base-uri': "'none'",
        'form-action': "'self'",
        'frame-ancestors': "'none'",
        'require-trusted-types-for': "'script'",
        'trusted-types': 'default',
      });
    }
  });

  test('is looser for the styles of the documentation, and for nothing else', async () => {
    for (const url of ['/api/docs', '/api/docs/', '/api/docs/json']) {
      const policy = await policyOf(server(), url);
      expect(policy).toMatchObject({
        'script-src': "'self'",
        'style-src': "'self' 'unsafe-inline'",
        'base-uri': "'none'",
      });
    }
  });

  test('names nobody else', async () => {
    const { headers } = await server().app.inject('/healthz');
    expect(headers['content-security-policy']).not.toContain('stripe');
  });
});
