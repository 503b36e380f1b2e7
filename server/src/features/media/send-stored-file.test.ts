import { type AddressInfo, connect } from 'node:net';
import { Readable } from 'node:stream';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, type Mock, test, vi } from 'vitest';
import type { StoredFile } from '#adapters/storage/media-storage.ts';
import { FOR_EVER } from '#http/cache-control.ts';
import { sendStoredFile } from './send-stored-file.ts';

const CONTENT = Buffer.from('0123456789');

let app: FastifyInstance;
afterEach(() => app.close());

/** Serves a file at /file. Returns a spy on the function that opens it. */
function serve({ size, open }: StoredFile, maxPauseMs?: number): Mock<StoredFile['open']> {
  const opened = vi.fn<StoredFile['open']>(open);
  app = fastify();
  app.get('/file', (request, reply) => {
    reply.headers({ 'content-type': 'video/mp4', 'cache-control': FOR_EVER });
    return sendStoredFile(request, reply, { size, open: opened }, maxPauseMs);
  });
  return opened;
}
const tenBytes: StoredFile = {
  size: CONTENT.length,
  open: async ({ start, end } = { start: 0, end: CONTENT.length - 1 }) =>
    Readable.from([CONTENT.subarray(start, end + 1)]),
};
const get = (range: string) => app.inject({ url: '/file', headers: { range } });

test.each([
  ['bytes=2-4', '234', '2-4'],
  ['bytes=7-', '789', '7-9'],
  ['bytes=-3', '789', '7-9'],
  ['bytes=-10', '0123456789', '0-9'],
  ['bytes=-999999', '0123456789', '0-9'],
  ['bytes=4-999999', '456789', '4-9'],
  ['bytes=0-1, -999999', '0123456789', '0-9'],
])('of a file of ten bytes, %s is %s', async (range, body, part) => {
  serve(tenBytes);
  const reply = await get(range);
  expect([reply.statusCode, reply.body]).toEqual([206, body]);
  expect(reply.headers).toMatchObject({
    'content-range': `bytes ${part}/10`,
    'content-length': String(body.length),
    'cache-control': FOR_EVER,
  });
});

test.each(['bytes=10-', 'bytes=-0', 'bytes=5-2'])(
  'a file of ten bytes has no %s; that it has not is not kept for ever',
  async (range) => {
    const opened = serve(tenBytes);
    const reply = await get(range);
    expect([reply.statusCode, reply.body]).toEqual([416, '']);
    expect(reply.headers).toMatchObject({
      'content-range': 'bytes */10',
      'cache-control': 'no-store',
    });
    expect(opened).not.toHaveBeenCalled();
  },
);

test('whoever asks for the headers alone gets those of the file, which stays closed', async () => {
  const opened = serve(tenBytes);
  const asked = { method: 'HEAD', url: '/file', headers: { range: 'bytes=0-1' } } as const;
  const head = await app.inject(asked);
  expect(opened).not.toHaveBeenCalled();
  const whole = await app.inject('/file');
  expect(whole.body).toBe('0123456789');
  const { date: _, ...headers } = head.headers;
  expect(whole.headers).toMatchObject(headers);
  expect([head.statusCode, head.body, headers]).toEqual([
    200,
    '',
    expect.objectContaining({
      'content-length': '10',
      'accept-ranges': 'bytes',
      'content-type': 'video/mp4',
    }),
  ]);
});

test('a file is closed when its reader stops for long', async () => {
  const endless = new Readable({
    read() {
      this.push(Buffer.alloc(64 * 1024));
    },
  });
  serve({ size: 2 ** 40, open: async () => endless }, 50);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const reader = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  reader.on('error', () => {});
  reader.write('GET /file HTTP/1.1\r\nHost: x\r\n\r\n');
  try {
    await vi.waitFor(() => expect(endless.destroyed).toBe(true), { timeout: 10_000 });
  } finally {
    reader.destroy();
  }
});
