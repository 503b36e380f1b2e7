import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startS3 } from '#test/s3-server.ts';
import { type ListedFile, type MediaStorage, readStored } from './media-storage.ts';
import { createLocalStorage } from './local-storage.ts';
import { createS3Storage } from './s3-storage.ts';
import { unfinishedName } from './unfinished-files.ts';

const root = mkdtempSync(path.join(tmpdir(), 'limber-storage-'));
let s3: Awaited<ReturnType<typeof startS3>>;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(async () => {
  await s3.close();
  rmSync(root, { recursive: true, force: true });
});

const KINDS: [string, (folder: string) => MediaStorage | Promise<MediaStorage>][] = [
  ['a folder', (folder) => createLocalStorage(path.join(root, folder))],
  ['a bucket', (folder) => createS3Storage(s3.config, folder)],
];

async function listAll(storage: MediaStorage): Promise<ListedFile[]> {
  return (await Array.fromAsync(storage.list())).flat();
}
const keysOf = async (storage: MediaStorage) =>
  (await listAll(storage)).map(({ key }) => key).toSorted();

describe.each(KINDS)('media in %s', (_kind, openAt) => {
  let storage: MediaStorage;
  let elsewhere: MediaStorage;
  beforeEach(async () => {
    const name = crypto.randomUUID();
    storage = await openAt(name);
    elsewhere = await openAt(`${name}-elsewhere`);
  });

  test(
    'come back byte by byte, whole and in parts',
    { tags: ['spec:silent/media-storage'] },
    async () => {
      const bytes = crypto.getRandomValues(new Uint8Array(50_000));
      await storage.put('images/one.webp', bytes);
      expect((await readStored(storage, 'images/one.webp'))?.equals(bytes)).toBe(true);
      const stored = await storage.find('images/one.webp');
      expect(stored?.size).toBe(bytes.length);
      const part = await (await stored?.open({ start: 100, end: 199 }))?.toArray();
      expect(Buffer.concat(part ?? []).equals(bytes.subarray(100, 200))).toBe(true);
    },
  );

  test('can be replaced', async () => {
    await storage.put('images/one.webp', Buffer.from('before'));
    await storage.put('images/one.webp', Buffer.from('after'));
    expect(String(await readStored(storage, 'images/one.webp'))).toBe('after');
    expect(await keysOf(storage)).toEqual(['images/one.webp']);
  });

  test('that are not there are null, and can be removed all the same', async () => {
    expect(await storage.find('images/none.webp')).toBeNull();
    expect(await storage.find('images')).toBeNull();
    expect(await readStored(storage, 'images/none.webp')).toBeNull();
    await storage.remove(['images/none.webp']);
    await storage.remove([]);
    expect(await listAll(storage)).toEqual([]);
  });

  test('are listed with the moment they came, and gone once removed', async () => {
    const before = Date.now() - 2000;
    for (const key of ['images/a.webp', 'images/b.webp', 'videos/c.mp4']) {
      await storage.put(key, Buffer.from(key));
    }
    const listed = await listAll(storage);
    expect(await keysOf(storage)).toEqual(['images/a.webp', 'images/b.webp', 'videos/c.mp4']);
    for (const { storedAt } of listed) expect(storedAt.getTime()).toBeGreaterThan(before);
    await storage.remove(['images/a.webp', 'videos/c.mp4']);
    expect(await keysOf(storage)).toEqual(['images/b.webp']);
  });

  test('of another installation are out of sight', async () => {
    await storage.put('images/one.webp', Buffer.from('ours'));
    expect(await elsewhere.find('images/one.webp')).toBeNull();
    expect(await listAll(elsewhere)).toEqual([]);
  });
});

test('a bucket that is out of reach is an error, not an empty one', async () => {
  const storage = createS3Storage({ ...s3.config, endpoint: 'http://127.0.0.1:9' }, 'x');
  await expect(storage.find('images/one.webp')).rejects.toThrow('ECONNREFUSED');
  const wrong = { accessKeyId: 'S3RVER', secretAccessKey: 'wrong' };
  const stranger = createS3Storage({ ...s3.config, credentials: wrong }, 'x');
  await expect(stranger.put('images/one.webp', Buffer.from('x'))).rejects.toThrow(/signature/i);
});

test('what a process that died left half written is gone at the next start; what another writes is not', async () => {
  const folder = path.join(root, 'crashed');
  mkdirSync(path.join(folder, 'images'), { recursive: true });
  // Process 1 runs on every machine, and no process has so large a number.
  const [written, left] = [1, 2 ** 31 - 1].map((pid) => unfinishedName('one.webp', pid));
  const elsewhere = String(left).replace('.part', 'another-machine.part');
  for (const name of [written, left, elsewhere]) {
    writeFileSync(path.join(folder, `images/${name}`), '');
  }
  await createLocalStorage(folder);
  const names = readdirSync(path.join(folder, 'images'));
  expect(new Set(names)).toEqual(new Set([written, elsewhere]));
});

test('a file that cannot be written leaves nothing behind', async () => {
  const folder = path.join(root, 'blocked');
  mkdirSync(path.join(folder, 'images/one.webp'), { recursive: true });
  const storage = await createLocalStorage(folder);
  await expect(storage.put('images/one.webp', Buffer.from('x'))).rejects.toThrow('directory');
  expect(readdirSync(path.join(folder, 'images'))).toEqual(['one.webp']);
});

test('what a person or a system left in the folder is passed over: only files in folders are media', async () => {
  const folder = path.join(root, 'littered');
  mkdirSync(path.join(folder, 'private/old'), { recursive: true });
  for (const stray of ['.DS_Store', 'private/old/one.webp'])
    writeFileSync(path.join(folder, stray), '');
  const storage = await createLocalStorage(folder);
  await storage.put('private/one.webp', Buffer.from('x'));
  expect(await keysOf(storage)).toEqual(['private/one.webp']);
});

test('a folder that was moved to another disk, with a link in its place, is listed all the same', async () => {
  const folder = path.join(root, 'linked');
  const moved = path.join(root, 'moved');
  for (const one of [folder, moved]) mkdirSync(one);
  symlinkSync(moved, path.join(folder, 'images'), 'junction');
  const storage = await createLocalStorage(folder);
  await storage.put('images/one.webp', Buffer.from('x'));
  expect(await keysOf(storage)).toEqual(['images/one.webp']);
});
