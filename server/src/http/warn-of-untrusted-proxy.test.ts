import { expect, test } from 'vitest';
import { onSqlite } from '#test/on-each-database.ts';

const written: string[] = [];
const logTo = { write: (line: string) => void written.push(line) };
const THROUGH_PROXY = { headers: { 'x-forwarded-for': '203.0.113.7' } };
const warnings = () => written.filter((line) => line.includes('TRUSTED_PROXIES'));

onSqlite(
  'a server behind a proxy that it does not trust',
  (server) => {
    test('says so once, with the address to set', async () => {
      await server().app.inject('/healthz');
      expect(warnings()).toEqual([]);
      const remoteAddress = '10.0.0.9';
      for (let call = 0; call < 3; call += 1) {
        await server().app.inject({ url: '/healthz', remoteAddress, ...THROUGH_PROXY });
      }
      expect(warnings()).toHaveLength(1);
      expect(warnings()[0]).toContain('TRUSTED_PROXIES=10.0.0.9');
    });
  },
  { logLevel: 'warn', logTo },
);

onSqlite(
  'a server behind a proxy that it trusts',
  (server) => {
    test('has nothing to say', async () => {
      written.length = 0;
      const remoteAddress = '10.0.0.9';
      await server().app.inject({ url: '/healthz', remoteAddress, ...THROUGH_PROXY });
      expect(warnings()).toEqual([]);
    });
  },
  { logLevel: 'warn', logTo, trustedProxies: ['10.0.0.0/8'] },
);
