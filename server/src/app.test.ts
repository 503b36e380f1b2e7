import { API } from '@limber/contract/api';
import { getMe } from '@limber/contract/auth';
import { listExercises } from '@limber/contract/exercises';
import { ALL_PAGES } from '@limber/contract/pages';
import { library } from '@limber/library/library';
import { expect, test, vi } from 'vitest';
import { createSandbox } from './adapters/payments/sandbox.ts';
import { runMaintenance } from './maintenance.ts';
import { builtWeb } from './test/built-web.ts';
import { onEachDatabase, onSqlite } from './test/on-each-database.ts';

const MOST = { address: 60, user: 20 };
const HOUR_MS = 60 * 60 * 1000;

const webRoot = builtWeb({ 'main-abc.js': 'run()' });

onEachDatabase('the server', (server) => {
  test(
    'is alive, and ready when its database answers',
    { tags: ['spec:silent/health'] },
    async () => {
      expect((await server().app.inject('/healthz')).statusCode).toBe(200);
      expect((await server().app.inject('/readyz')).statusCode).toBe(200);
    },
  );

  test('keeps no session that has ended, and no failure that is forgotten', async () => {
    const { app, db, deps, clock } = server();
    const ada = await server().register('ada');
    const guess = { username: 'ada', password: 'a guess' };
    await app.inject({ method: 'POST', url: '/api/auth/login', payload: guess });
    const remaining = async () => [
      (await db.selectFrom('session').selectAll().execute()).length,
      (await db.selectFrom('sign_in_attempt').selectAll().execute()).length,
    ];
    await runMaintenance({ ...deps, payments: null });
    expect(await remaining()).toEqual([1, 2]);
    clock.now = new Date(clock.now.getTime() + 2 * HOUR_MS);
    await runMaintenance({ ...deps, payments: null });
    expect(await remaining()).toEqual([1, 0]);
    await ada.ask(getMe);
    clock.now = new Date(clock.now.getTime() + 31 * 24 * HOUR_MS);
    await runMaintenance({ ...deps, payments: null });
    expect(await remaining()).toEqual([0, 0]);
  });
});

onSqlite(
  'the server',
  (server) => {
    test('does not wait for ever for a call to arrive', () => {
      expect(server().app.server.requestTimeout).toBeGreaterThan(0);
    });

    test('lets nobody keep a refusal: it may be another answer the next time', async () => {
      for (const url of ['/api/auth/me', '/api/nowhere']) {
        const { headers } = await server().app.inject({ url });
        expect([url, headers['cache-control']]).toEqual([url, 'no-store']);
      }
    });

    test('tidies up all it can when some of it fails', async () => {
      const { db, deps, clock } = server();
      await server().register('ada');
      clock.now = new Date(clock.now.getTime() + 31 * 24 * HOUR_MS);
      const payments = createSandbox(deps);
      vi.spyOn(payments.sandbox, 'renew').mockRejectedValue(new Error('down'));
      const swept = vi.spyOn(deps.storage, 'list');
      await expect(runMaintenance({ ...deps, payments })).rejects.toThrow('Not everything');
      expect(await db.selectFrom('session').selectAll().execute()).toEqual([]);
      expect(swept).toHaveBeenCalledOnce();
    });

    test(
      'hands out every exercise of the library, in the order of the JME numbers',
      { tags: ['spec:3/exercise', 'spec:7/exercises'] },
      async () => {
        const ada = await server().register();
        const exercises = await ada.ask(listExercises);
        expect(exercises.map(({ id }) => id)).toEqual(library.map(({ id }) => id));
        expect(exercises[0]).toMatchObject({
          name: `JME 1 ${library[0]?.title}`,
          durationSeconds: 36,
        });
      },
    );

    test(
      'documents every call of the contract in OpenAPI 3.1',
      { tags: ['spec:3/exercise', 'spec:7/one-list-of-calls'] },
      async () => {
        const answer = await server().app.inject('/api/docs/json');
        const document = answer.json<{ openapi: string; paths: Record<string, object> }>();
        expect(document.openapi).toBe('3.1.0');
        const documented = Object.entries(document.paths).flatMap(([url, methods]) =>
          Object.keys(methods).map((method) => `${method.toUpperCase()} ${url}`),
        );
        const calls = API.flatMap(({ endpoints }) => endpoints).map(
          ({ method, path: url }) => `${method} ${url.replaceAll(/:(\w+)/g, '{$1}')}`,
        );
        expect(new Set(documented)).toEqual(new Set(calls));
        const page = await server().app.inject('/api/docs');
        expect([page.statusCode, page.headers['content-type']]).toEqual([
          200,
          expect.stringContaining('text/html'),
        ]);
      },
    );

    test(
      'hands out the web app at the address of every page, and with 404 anywhere else',
      { tags: ['spec:2/routes-not-found'] },
      async () => {
        for (const [, { path: page }] of ALL_PAGES) {
          const answer = await server().app.inject(page.replace(':id', '7'));
          expect([page, answer.statusCode]).toEqual([page, 200]);
          expect(answer.body).toContain(`"page":"${page}"`);
        }
        const missing = await server().app.inject('/nowhere');
        expect([missing.statusCode, missing.headers['content-type']]).toEqual([
          404,
          'text/html; charset=utf-8',
        ]);
      },
    );

    test('lets browsers keep files named by their content for ever, and the document never', async () => {
      const script = await server().app.inject('/assets/main-abc.js');
      expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      const page = await server().app.inject('/login');
      expect(page.headers['cache-control']).toBe('no-cache');
    });

    test('lets pages load nothing from elsewhere, and nobody frame them', async () => {
      const { headers } = await server().app.inject('/');
      expect(headers['content-security-policy']).toContain("default-src 'self'");
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    });
  },
  { webRoot },
);

onSqlite(
  'the limit of calls',
  (server) => {
    test(
      'slows a person down who calls without end, and nobody else',
      { tags: ['spec:silent/calls-limited'] },
      async () => {
        const ada = await server().register('ada');
        const bob = await server().register('bob');
        for (let call = 0; call < MOST.user; call += 1) await ada.ask(getMe);
        const refused = await ada.refusedBy(getMe);
        expect([refused.status, Number(refused.retryAfter) > 0]).toEqual([429, true]);
        await bob.ask(getMe);
      },
    );

    test(
      'is not lifted by pretending to come from elsewhere',
      { tags: ['spec:silent/forged-address'] },
      async () => {
        let status = 0;
        for (let call = 0; call <= MOST.address; call += 1) {
          const headers = { 'x-forwarded-for': `203.0.113.${call % 250}` };
          status = (await server().app.inject({ url: getMe.path, headers })).statusCode;
        }
        expect(status).toBe(429);
      },
    );

    test('is none for pages, files, pictures and probes, also from an address that calls too often', async () => {
      for (let call = 0; call <= MOST.address; call += 1) await server().app.inject(getMe.path);
      expect((await server().app.inject(getMe.path)).statusCode).toBe(429);
      for (const address of ['/', '/login', '/assets/main-abc.js', '/healthz']) {
        const { statusCode } = await server().app.inject(address);
        expect([address, statusCode]).toEqual([address, 200]);
      }
    });
  },
  { rateLimits: MOST, webRoot },
);

onSqlite(
  'the limit of calls',
  (server) => {
    test('of an address does not hold for the signed-in people of an office', async () => {
      const office = await Promise.all(
        ['ada', 'bob', 'eve', 'kim'].map((name) => server().register(name)),
      );
      const calls = office.flatMap((user) => Array.from({ length: MOST.user }, () => user));
      expect(calls.length).toBeGreaterThan(MOST.address);
      for (const user of calls) await user.ask(getMe);
    });
  },
  { rateLimits: MOST },
);
