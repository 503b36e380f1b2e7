import fastify from 'fastify';
import { expect, test } from 'vitest';
import { createServe } from '#http/serve.ts';
import { sourceRoutes } from './source.routes.ts';

function ask(sourceUrl: string | null) {
  const app = fastify();
  sourceRoutes(
    createServe(app, { public: [], 'signed-in': [], administrator: [] }, async () => false),
    { sourceUrl },
  );
  return app.inject('/source');
}

test('leads to the source of a changed version, where its address is set', async () => {
  const answer = await ask('https://example.com/our-limber');
  expect(answer.statusCode).toBe(302);
  expect(answer.headers.location).toBe('https://example.com/our-limber');
  expect(answer.headers['cache-control']).toBe('no-cache');
});

test('says whom to ask for the source where no address is set, and under which licence it is', async () => {
  const answer = await ask(null);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.body).toMatch(/^Limber \d+\.\d+\.\d+\n/);
  expect(answer.body).toContain('please ask them for it');
  expect(answer.body).toContain('GNU AFFERO GENERAL PUBLIC LICENSE');
  expect(answer.body).toContain('END OF TERMS AND CONDITIONS');
});
