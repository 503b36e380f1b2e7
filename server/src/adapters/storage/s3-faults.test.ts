import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { type MediaStorage, withStorageFaults, readStored, StorageFault } from './media-storage.ts';
import { createS3Storage } from './s3-storage.ts';

const KEY = 'images/one.webp';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** The address of a server that is closed after the test, with all its connections. */
async function listening(server: Server): Promise<string> {
  server.on('connection', (socket) => ends.push(() => socket.destroy()));
  ends.push(() => server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function openAt(endpoint: string, timeouts?: Parameters<typeof createS3Storage>[2]): MediaStorage {
  const credentials = { accessKeyId: 'x', secretAccessKey: 'x' };
  const config = { bucket: 'limber-test', endpoint, region: 'us-east-1', credentials };
  return withStorageFaults(createS3Storage(config, 'x', timeouts));
}

/** A bucket that announces more bytes than it sends, and then stalls. */
const stallingBucket: RequestListener = ({ method }, reply) => {
  if (method !== 'PUT') reply.setHeader('content-length', 1_000_000);
  if (method === 'GET') reply.write('the beginning');
  else reply.end();
};

test('a bucket that takes calls and answers none is out of reach, not waited for without end', async () => {
  const silent = openAt(await listening(createTcpServer(() => {})), {
    answerMs: 100,
    storeMs: 100,
  });
  await Promise.all(
    [silent.put(KEY, Buffer.alloc(3_000_000)), silent.find(KEY), silent.remove([KEY])].map((call) =>
      expect(call).rejects.toThrow(StorageFault),
    ),
  );
  await expect(Array.fromAsync(silent.list())).rejects.toThrow('requestTimeout');
});

test('a file may take longer to be stored than any other call', async () => {
  const slow = createServer((_call, reply) => void setTimeout(() => reply.end(), 300));
  const storage = openAt(await listening(slow), { answerMs: 30 });
  await storage.put(KEY, Buffer.from('x'));
  await expect(storage.find(KEY)).rejects.toThrow(StorageFault);
});

test('a file that stops halfway is an error, not waited for without end', async () => {
  const stalling = openAt(await listening(createServer(stallingBucket)), { silenceMs: 500 });
  expect((await stalling.find(KEY))?.size).toBe(1_000_000);
  await expect(readStored(stalling, KEY)).rejects.toThrow(StorageFault);
});

test('however many files are being read, others are found, read, and written', async () => {
  const storage = openAt(await listening(createServer(stallingBucket)));
  const read = async () => (await storage.find(KEY))?.open();
  const readers = await Promise.all(Array.from({ length: 120 }, read));
  for (const reader of readers) reader?.on('error', () => {});
  await storage.put(KEY, Buffer.from('x'));
  expect(await read()).toBeDefined();
});
