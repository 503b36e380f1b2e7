import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { unavailablePart } from '#unavailable-part.ts';
import { StorageFault } from '#adapters/storage/media-storage.ts';
import { createHttpServer } from './create-http-server.ts';
import { PATIENCE } from '#test/patience.ts';

const SETTINGS = {
  trustedProxies: [],
  logLevel: 'silent',
  otherOrigins: null,
  unavailablePart,
};
const withCode = (code: string) => Object.assign(new Error(code), { code });
const ofSqlite = (errcode: number) => Object.assign(new Error('sqlite'), { errcode });

test.each([
  ['a full disk under the database', ofSqlite(13), 507, 'full', '60'],
  ['a full disk under PostgreSQL', withCode('53100'), 507, 'full', '60'],
  [
    'a full disk under pictures',
    new StorageFault('no', { cause: withCode('ENOSPC') }),
    507,
    'full',
    '60',
  ],
  ['a disk that cannot be read', ofSqlite(10 | (3 << 8)), 503, 'unavailable', '5'],
  ['a read-only disk', ofSqlite(8), 503, 'unavailable', '5'],
  ['a locked database', ofSqlite(5), 503, 'unavailable', '5'],
  ['a damaged database', ofSqlite(11), 503, 'unavailable', undefined],
  ['a query that PostgreSQL stopped', withCode('57014'), 503, 'unavailable', '5'],
  ['anything else', new Error('a bug'), 500, 'unexpected', undefined],
] as const)('%s is answered by what a client can do', async (_what, error, status, code, retry) => {
  const app = await createHttpServer(SETTINGS);
  app.get('/', async () => {
    throw error;
  });
  const answer = await app.inject('/');
  expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([
    status,
    code,
    retry,
  ]);
});

test('a client that hangs up in the middle of a call is no failure', async () => {
  const app = await createHttpServer(SETTINGS);
  const errors = vi.spyOn(app.log, 'error');
  let failed = false;
  app.addHook('onError', async () => void (failed = true));
  app.addHook('onRequest', async (request) => {
    request.log.error = errors;
  });
  app.post('/', async () => 'done');
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{"',
  );
  await new Promise((resolve) => setTimeout(resolve, 100));
  socket.resetAndDestroy();
  await vi.waitFor(() => expect(failed).toBe(true), PATIENCE);
  await new Promise((resolve) => setImmediate(resolve));
  expect(errors).not.toHaveBeenCalled();
});
