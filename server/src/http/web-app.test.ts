import { createHash } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { PUBLIC_PAGES } from '@limber/contract/public-pages';
import { expect, test } from 'vitest';
import { builtWeb } from '../test/built-web.ts';
import { onSqlite, type TestServer } from '../test/on-each-database.ts';

const PUBLIC_URL = 'https://limber.acme.org';
const SCRIPT = 'export const hello = 1;';
const webRoot = builtWeb({ 'hello.js': SCRIPT, 'hello.js.br': brotliCompressSync(SCRIPT) });

const askPacked = ({ app }: TestServer, url: string, encoding: string) =>
  app.inject({ url, headers: { 'accept-encoding': encoding } });

const nonceIn = (html: string) => /<style nonce="([^"]+)"/.exec(html)?.[1];

onSqlite(
  'an installation that knows its address',
  (server) => {
    test('a file goes out as it was packed when it was built, to those who can unpack it', async () => {
      const packed = await askPacked(server(), '/assets/hello.js', 'gzip, br');
      expect(packed.headers).toMatchObject({
        'content-encoding': 'br',
        'content-type': 'application/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'accept-encoding',
      });
      expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(SCRIPT);
      expect((await askPacked(server(), '/assets/hello.js', 'identity')).body).toBe(SCRIPT);
      expect((await askPacked(server(), '/assets/hello.js.br', 'br')).statusCode).toBe(404);
    });

    test(
      'search engines are led to every public page and to no other',
      { tags: ['spec:silent/page-heads'] },
      async () => {
        const robots = (await server().app.inject('/robots.txt')).body;
        expect(robots).toContain(`\nSitemap: ${PUBLIC_URL}/sitemap.xml\n`);
        expect(robots).toContain('\nDisallow: /api/\n');
        const map = await server().app.inject('/sitemap.xml');
        expect(map.headers['content-type']).toContain('xml');
        expect([...map.body.matchAll(/<loc>([^<]*)/g)].map(([, address]) => address)).toEqual(
          PUBLIC_PAGES.map(({ path: at }) => `${PUBLIC_URL}${at}`),
        );
      },
    );

    test('each page is rendered for what the installation says of itself', async () => {
      const { body } = await server().app.inject('/register?utm_source=mail');
      expect(JSON.parse(body.slice(body.indexOf('{')))).toEqual({
        page: '/register',
        installation: {
          operator: { name: 'Acme <Mobility>', address: '1 Main Street', email: 'help@acme.org' },
          registration: { mode: 'open', domains: ['acme.org'] },
          sendsMail: true,
          publicUrl: PUBLIC_URL,
        },
      });
    });
  },
  {
    webRoot,
    publicUrl: PUBLIC_URL,
    operatorName: 'Acme <Mobility>',
    operatorAddress: '1 Main Street',
    contactEmail: 'help@acme.org',
    registration: { mode: 'open', domains: ['acme.org'] },
  },
  undefined,
  { send: async () => {} },
);

onSqlite(
  'an installation that does not know its address',
  (server) => {
    test.each([
      ['/mission/', '/mission'],
      ['/Mission', '/mission'],
      ['/LOGIN//?returnUrl=%2Fprofile', '/login?returnUrl=%2Fprofile'],
      ['/Try/?area=neck', '/try?area=neck'],
    ])('leads %s to the page that is meant', async (meant, page) => {
      const { statusCode, headers } = await server().app.inject(meant);
      expect({ statusCode, location: headers.location }).toEqual({
        statusCode: 308,
        location: page,
      });
    });

    test.each(['//mission', '/nowhere/', '//evil.example/mission', '//[', '/api/Nowhere'])(
      'leads %s nowhere',
      async (address) => {
        const { statusCode, headers } = await server().app.inject(address);
        expect({ statusCode, location: headers.location }).toEqual({ statusCode: 404 });
      },
    );

    test('renders a page once for all who first ask for it together', async () => {
      const asked = Array.from({ length: 20 }, () => server().app.inject('/terms'));
      const renderings = (await Promise.all(asked)).map(
        ({ body }) => /rendering \d+/.exec(body)?.[0],
      );
      expect(renderings[0]).toBeDefined();
      expect(new Set(renderings).size).toBe(1);
    });

    test('gives each page a nonce of its own, the same as in its policy, and lets none be kept', async () => {
      const pages = await Promise.all(
        ['/', '/', '/dashboard', '/nowhere'].map((url) => server().app.inject(url)),
      );
      const nonces = pages.map(({ body }) => nonceIn(body));
      expect(new Set(nonces).size).toBe(pages.length);
      for (const [index, { headers }] of pages.entries()) {
        expect(headers['content-security-policy']).toContain(`'nonce-${nonces[index]}'`);
        expect(headers['cache-control']).toBe('no-cache');
        // With an ETag, a 304 without a body would bring a new nonce to a cached document with the
        // old one.
        expect(headers).not.toHaveProperty('etag');
        expect(headers).not.toHaveProperty('last-modified');
      }
    });

    test('lets the scripts that stand in a page run, by their content', async () => {
      const { headers } = await server().app.inject('/');
      const hash = createHash('sha256').update('go()').digest('base64');
      expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}'`);
    });

    test('hands out neither the renderer nor its template', async () => {
      for (const url of ['/.document/render.js', '/index.html']) {
        expect([url, (await server().app.inject(url)).statusCode]).toEqual([url, 404]);
      }
    });

    test('tells its pages that it sends no mail, for whoever forgets a password', async () => {
      for (const page of ['/forgot-password', '/login', '/nowhere']) {
        expect((await server().app.inject(page)).body).toContain('"sendsMail":false');
      }
    });

    test('does not believe the one that a visitor names', async () => {
      const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
      for (const url of ['/', '/robots.txt', '/sitemap.xml']) {
        const { body } = await server().app.inject({ url, headers });
        expect([url, body.includes('evil.example')]).toEqual([url, false]);
      }
      expect((await server().app.inject('/')).body).toContain('"publicUrl":null');
      expect((await server().app.inject('/sitemap.xml')).statusCode).toBe(404);
    });
  },
  { webRoot },
);
