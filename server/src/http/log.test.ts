import fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { LOG_SERIALIZERS, withoutQuery } from './log.ts';

const logged = (error: Error) => JSON.stringify(LOG_SERIALIZERS.err(error));

describe('an address in the log', () => {
  test('is its path, because signatures and tokens are in the query', () => {
    expect(withoutQuery('/media/1/a.webp?until=1&signature=secret')).toBe('/media/1/a.webp?…');
    expect(withoutQuery('/api/custom-plans/7')).toBe('/api/custom-plans/7');
    for (const mangled of ['/join%23secret', '/join%3Fsecret', '/join/secret', '/joinsecret']) {
      expect(withoutQuery(mangled)).toMatch(/^\/join(?:\?|\/)…$/);
    }
    expect(withoutQuery('/join')).toBe('/join');
    expect(withoutQuery('/reset-password#token=secret\n?x')).toBe('/reset-password?…');
  });
});

describe('a call in the log', () => {
  test('has the address of its caller without the port that a proxy adds', async () => {
    const app = fastify({ trustProxy: '127.0.0.1' });
    app.get('/', (request) => LOG_SERIALIZERS.req(request));
    const headers = { 'x-forwarded-for': '203.0.113.7:5678' };
    const answer = await app.inject({ url: '/', headers });
    expect(answer.json()).toMatchObject({ remoteAddress: '203.0.113.7' });
  });
});

describe('an error in the log', () => {
  test('has its message, its code and its stack, and no row of the database', () => {
    const refused = Object.assign(new Error('null value in column "name"'), {
      code: '23502',
      detail: 'Failing row contains (7, canary).',
      where: 'canary',
    });
    expect(logged(refused)).toContain('null value in column');
    expect(logged(refused)).toContain('23502');
    expect(logged(refused)).toContain('log.test.ts');
    expect(logged(refused)).not.toContain('canary');
  });

  test('has no address that could not be read, with a password in it', () => {
    const failed = Object.assign(new TypeError('Invalid URL'), { input: 'smtp://user:canary@h' });
    expect(logged(failed)).not.toContain('canary');
  });

  test('has no value that PostgreSQL quotes, nor one of the errors within it', () => {
    const quoted = new Error('invalid input syntax for type integer: "canary"');
    expect(logged(quoted)).not.toContain('canary');
    const row = Object.assign(new Error('refused'), { detail: 'canary' });
    expect(logged(new AggregateError([row, quoted], 'two'))).not.toContain('canary');
    expect(logged(new Error('outer', { cause: row }))).not.toContain('canary');
  });
});
