import { setTimeout as pause } from 'node:timers/promises';
import { unavailablePart } from '#unavailable-part.ts';
import { expect, test, vi } from 'vitest';
import { createHttpServer } from './create-http-server.ts';
import { PATIENCE } from '#test/patience.ts';

const DEADLINE_MS = 150;

/** A server whose calls may take `DEADLINE_MS`, and the lines of its log. */
async function openServer() {
  const lines: string[] = [];
  const app = await createHttpServer({
    trustedProxies: [],
    logLevel: 'warn',
    logTo: { write: (line) => lines.push(line) },
    otherOrigins: null,
    unavailablePart,
    deadlineMs: DEADLINE_MS,
  });
  return { app, lines };
}

test('a call whose waits are too long together is answered, and the log says what failed later', async () => {
  const { app, lines } = await openServer();
  app.get('/', async () => {
    for (let wait = 0; wait < 4; wait += 1) await pause(DEADLINE_MS / 2);
    throw new Error('the third wait failed');
  });
  const answer = await app.inject('/');
  expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([
    503,
    'unavailable',
    '5',
  ]);
  expect(lines.join()).toMatch(/"route":"\/".*"call failed"/);
  await vi.waitFor(() => expect(lines.join()).toContain('the third wait failed'), PATIENCE);
});

test('a call that waits before its handler is answered, and the handler does not begin', async () => {
  const { app } = await openServer();
  let begun = 0;
  const preHandler = async () => pause(DEADLINE_MS * 2);
  app.get('/', { preHandler }, () => (begun += 1));
  expect((await app.inject('/')).statusCode).toBe(503);
  await pause(DEADLINE_MS * 2);
  expect(begun).toBe(0);
});

test('work that rightly takes long does not count, and what comes after it does', async () => {
  const { app } = await openServer();
  app.get<{ Params: { then: string } }>('/:then', async ({ params, withoutDeadline }) => {
    await withoutDeadline(() => pause(DEADLINE_MS * 2));
    await pause(Number(params.then));
    return 'done';
  });
  expect((await app.inject('/0')).statusCode).toBe(200);
  expect((await app.inject(`/${DEADLINE_MS * 2}`)).statusCode).toBe(503);
});
