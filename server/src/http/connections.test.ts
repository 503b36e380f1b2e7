import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type ConnectionLimits, connectionOptions, guardConnections } from './connections.ts';
import { PATIENCE } from '#test/patience.ts';

const PATIENT: ConnectionLimits = {
  silence: 60_000,
  headers: 60_000,
  body: 60_000,
  call: 60_000,
  waitingCalls: 20,
};
/** A text longer than the system buffers for a client that does not read. */
const LARGE = 'x'.repeat(20_000_000);

/** A server with these limits; `begun` is the number of calls that it has begun to answer. */
async function serveWith(limits: Partial<ConnectionLimits>) {
  const all = { ...PATIENT, ...limits };
  const app = fastify(connectionOptions(all));
  guardConnections(app, all);
  let begun = 0;
  app.get('/large', async () => {
    begun += 1;
    return LARGE;
  });
  app.get<{ Params: { name: string } }>('/small/:name', async ({ params }) => `<${params.name}>`);
  app.post('/', async () => 'done');
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  return {
    begun: () => begun,
    connect: (): Socket => {
      const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
      onTestFinished(() => void socket.destroy());
      return socket;
    },
  };
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: limber\r\n\r\n`;

test('of the calls of a connection that reads no answers one is answered, and then it is cut off', async () => {
  const server = await serveWith({ silence: 400 });
  const socket = server.connect();
  socket.on('error', () => {});
  socket.write(get('/large').repeat(12));
  socket.pause();
  await vi.waitFor(() => expect(server.begun()).toBe(1), PATIENCE);
  await new Promise((resolve) => setTimeout(resolve, 1200));
  expect(server.begun()).toBe(1);
  const closed = once(socket, 'close');
  socket.resume();
  await closed;
  expect(socket.bytesRead).toBeLessThan(LARGE.length);
});

test('calls that are sent without waiting are answered in their order', async () => {
  const server = await serveWith({});
  const socket = server.connect();
  let answers = '';
  socket.on('data', (chunk: Buffer) => (answers += chunk.toString()));
  const names = Array.from({ length: 15 }, (_, index) => String(index));
  socket.write(names.map((name) => get(`/small/${name}`)).join(''));
  await vi.waitFor(() => {
    expect([...answers.matchAll(/<(\d+)>/g)].map(([, name]) => name)).toEqual(names);
  });
  socket.write(get('/small/later'));
  await vi.waitFor(() => expect(answers).toContain('<later>'), PATIENCE);
});

test('a connection with too many calls waiting is closed', async () => {
  const server = await serveWith({});
  const socket = server.connect();
  socket.on('error', () => {});
  socket.write(get('/large').repeat(30));
  const closed = once(socket, 'close');
  socket.resume();
  await closed;
  expect(server.begun()).toBeLessThan(30);
});

test('a body that does not arrive is not waited for', async () => {
  const server = await serveWith({ body: 200 });
  const socket = server.connect();
  socket.on('error', () => {});
  socket.resume();
  socket.write(
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 9\r\n\r\n',
  );
  const drip = setInterval(() => socket.write('.'), 60);
  await once(socket, 'close');
  clearInterval(drip);
  expect(socket.bytesWritten).toBeLessThan(200);
});
