import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { PAGES } from '@limber/contract/pages';
import { PUBLIC_PAGES } from '@limber/contract/public-pages';
import { domainsInWords } from '@limber/domain/accounts/registration';
import { REGISTRATIONS_TO_FILL } from '@limber/domain/accounts/registration-in-document';
import { operatorsToFill } from '@limber/domain/operator';
import { expect, test } from 'vitest';
import { onSqlite, type TestServer } from '../test/on-each-database.ts';

const PUBLIC_URL = 'https://limber.acme.org';

const OPERATOR_TO_FILL = operatorsToFill().at(-1) ?? { name: '', address: '', email: '' };

const webRoot = mkdtempSync(path.join(tmpdir(), 'limber-web-'));
copyFileSync(
  path.resolve(import.meta.dirname, '../../../web/index.html'),
  path.join(webRoot, 'index.html'),
);

/** Pages that the build has rendered ahead, for an operator of whom nothing or all is known. */
for (const [known, text] of [
  ['none', 'Nobody said'],
  [
    'name-address-email',
    `${OPERATOR_TO_FILL.name}, ${OPERATOR_TO_FILL.address}, ${OPERATOR_TO_FILL.email}`,
  ],
] as const) {
  const folder = path.join(webRoot, '.prerendered', known);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path.join(folder, 'contact.html'),
    readFileSync(path.join(webRoot, 'index.html'), 'utf8')
      .replace('</head>', '<style nonce="">p{}</style></head>')
      .replace('<div id="root"></div>', `<div id="root"><p>${text}</p></div>`),
  );
}

/** The page where one registers, by who may. */
for (const [file, text] of [
  ['register.html', 'Everybody'],
  ['register-open-to-some.html', domainsInWords(REGISTRATIONS_TO_FILL[1] ?? { domains: [] })],
] as const) {
  writeFileSync(
    path.join(webRoot, '.prerendered/none', file),
    readFileSync(path.join(webRoot, 'index.html'), 'utf8').replace(
      '<div id="root"></div>',
      `<div id="root"><p>${text}</p></div>`,
    ),
  );
}

const SCRIPT = 'export const hello = 1;';
mkdirSync(path.join(webRoot, 'assets'));
writeFileSync(path.join(webRoot, 'assets/hello.js'), SCRIPT);
writeFileSync(path.join(webRoot, 'assets/hello.js.br'), brotliCompressSync(SCRIPT));

mkdirSync(path.join(webRoot, '.frames'));
writeFileSync(
  path.join(webRoot, '.frames/profile.html'),
  readFileSync(path.join(webRoot, 'index.html'), 'utf8').replace(
    '<div id="root"></div>',
    '<div id="root" data-frame inert><header>Limber</header></div>',
  ),
);

writeFileSync(
  path.join(webRoot, '.screens.json'),
  JSON.stringify({ '/dashboard': ['assets/hello.js'] }),
);

const askPacked = ({ app }: TestServer, url: string, encoding: string) =>
  app.inject({ url, headers: { 'accept-encoding': encoding } });

/** What the head of a page says to whoever runs no scripts. */
async function readHead({ app }: TestServer, url: string) {
  const { body } = await app.inject(url);
  const tag = (name: string) =>
    new RegExp(`<meta\\s+(?:name|property)="${name}"\\s+content="([^"]*)"`).exec(body)?.[1];
  return {
    title: /<title>([^<]*)/.exec(body)?.[1],
    description: tag('description'),
    preview: [tag('og:title'), tag('og:description')],
    picture: tag('og:image'),
    address: tag('og:url'),
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(body)?.[1],
    robots: tag('robots'),
  };
}

onSqlite(
  'an installation that knows its address',
  (server) => {
    test.each(PUBLIC_PAGES)(
      '$path says of itself what it is, without scripts',
      { tags: ['spec:silent/page-heads'] },
      async (page) => {
        const { path: at, head } = page;
        const { title, description } = head;
        expect(await readHead(server(), `${at}?utm_source=mail`)).toEqual({
          title,
          description,
          preview: [title, description],
          picture: `${PUBLIC_URL}/social-preview.png`,
          address: `${PUBLIC_URL}${at}`,
          canonical: `${PUBLIC_URL}${at}`,
          robots: undefined,
        });
      },
    );

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

    test('what is not public, or not there, is not to be found by search engines', async () => {
      for (const url of ['/dashboard', '/profile', '/routine/7', '/nowhere']) {
        expect([url, (await readHead(server(), url)).robots]).toEqual([url, 'noindex']);
      }
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
  },
  { webRoot, publicUrl: PUBLIC_URL },
);

onSqlite(
  'an installation that does not know its address',
  (server) => {
    test('gives each page a nonce of its own, the same as in its policy, and lets none be kept', async () => {
      const pages = await Promise.all(
        ['/', '/', '/dashboard', '/nowhere'].map((url) => server().app.inject(url)),
      );
      const nonces = pages.map(({ body }) => /csp-nonce" nonce="([^"]+)"/.exec(body)?.[1]);
      expect(new Set(nonces).size).toBe(pages.length);
      for (const [index, { headers }] of pages.entries()) {
        expect(headers['content-security-policy']).toContain(`'nonce-${nonces[index]}'`);
        expect(headers['cache-control']).toBe('no-cache');
        // It would let an answer without a body go with the nonce of another one.
        expect(headers).not.toHaveProperty('etag');
        expect(headers).not.toHaveProperty('last-modified');
      }
    });

    test('a page that was rendered ahead goes out as such, its styles known by the nonce', async () => {
      const { body, headers } = await server().app.inject('/contact');
      expect(body).toContain('<p>Nobody said</p>');
      const [, nonce] = /<style nonce="([^"]+)"/.exec(body) ?? [];
      expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
      expect((await server().app.inject('/dashboard')).body).toContain('<div id="root"></div>');
      expect((await server().app.inject('/.prerendered/none/contact.html')).statusCode).toBe(404);
    });

    test('every page says that no mail is sent from here, for whoever forgets a password', async () => {
      for (const page of ['/forgot-password', '/login', '/nowhere']) {
        const { body } = await server().app.inject(page);
        expect(body).toContain('<meta name="sends-mail" content="no" />');
      }
    });

    test('the page where one registers says who may, and no other does', async () => {
      const register = (await server().app.inject('/register')).body;
      expect(register).toContain('<p>Everybody</p>');
      expect(register).toContain('<meta name="registration" content="open" />');
      const login = (await server().app.inject('/login')).body;
      expect(login).toContain('<meta name="registration" content="" />');
    });

    test('a page behind the login begins with its frame, which holds nothing of anybody', async () => {
      const { body, headers } = await server().app.inject('/profile?tab=history');
      expect(body).toContain('<div id="root" data-frame inert><header>Limber</header></div>');
      expect(body).toContain('<meta name="robots" content="noindex" />');
      expect(headers['cache-control']).toBe('no-cache');
      expect((await server().app.inject('/.frames/profile.html')).statusCode).toBe(404);
    });

    test('does not believe the one that a visitor names', async () => {
      const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
      for (const url of ['/', '/robots.txt', '/sitemap.xml']) {
        const { body } = await server().app.inject({ url, headers });
        expect([url, body.includes('evil.example')]).toEqual([url, false]);
      }
      expect(await readHead(server(), '/')).toMatchObject({
        title: PAGES.landing.head.title,
        picture: '/social-preview.png',
        address: undefined,
        canonical: undefined,
      });
      expect((await server().app.inject('/sitemap.xml')).statusCode).toBe(404);
    });
  },
  { webRoot },
);

onSqlite(
  'the document of a screen',
  (server) => {
    const bodyOf = async (url: string) => (await server().app.inject(url)).body;

    test('names the script that it begins with, and what it asks first', async () => {
      const dashboard = await bodyOf('/dashboard');
      expect(dashboard).toContain(
        '<link rel="modulepreload" fetchpriority="low" href="/assets/hello.js" />',
      );
      expect(dashboard).toContain('name="first-calls" content="/api/auth/me /api/preferences ');
      const exercises = await bodyOf('/exercises');
      expect(exercises).toContain('name="first-large-call" content="/api/exercises"');
      expect(exercises).not.toContain('hello.js');
    });

    test('asks nothing, and fetches nothing ahead, where strangers are', async () => {
      const pricing = await bodyOf('/pricing');
      expect(pricing).toContain('name="first-calls" content=""');
      expect(pricing).not.toContain('hello.js');
    });

    test('is handed out to nobody as a list', async () => {
      expect((await server().app.inject('/.screens.json')).statusCode).toBe(404);
    });
  },
  { webRoot },
);

onSqlite(
  'an installation with a mail server',
  (server) => {
    test('does not say that it sends no mail', async () => {
      const { body } = await server().app.inject('/forgot-password');
      expect(body).toContain('<meta name="sends-mail" content="" />');
    });
  },
  { webRoot },
  undefined,
  { send: async () => {} },
);

onSqlite(
  'an installation that says who runs it',
  (server) => {
    test('names them in what was rendered ahead, as text', async () => {
      const { body } = await server().app.inject('/contact');
      expect(body).toContain('<p>Acme &lt;Mobility>, 1 Main Street\n12345 Town, help@acme.org</p>');
    });
  },
  {
    webRoot,
    operatorName: 'Acme <Mobility>',
    operatorAddress: '1 Main Street\n12345 Town',
    contactEmail: 'help@acme.org',
  },
);

onSqlite(
  'an installation where some may register',
  (server) => {
    test('says which addresses may, before any script and to the app', async () => {
      const { body } = await server().app.inject('/register');
      expect(body).toContain('<p>Accounts here are for email addresses at acme.org or a.test.</p>');
      expect(body).toContain('<meta name="registration" content="open acme.org a.test" />');
    });
  },
  { webRoot, registration: { mode: 'open', domains: ['acme.org', 'a.test'] } },
);
