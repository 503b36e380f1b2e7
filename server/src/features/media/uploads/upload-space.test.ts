import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { StorageFault } from '#adapters/storage/media-storage.ts';
import { unfinishedName } from '#adapters/storage/unfinished-files.ts';
import { createUploadSpace } from './upload-space.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const root = mkdtempSync(path.join(tmpdir(), 'limber-uploads-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

async function* chunks(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text);
}

async function* cut() {
  yield Buffer.from('12345678');
  throw new Error('The connection is gone');
}

async function open(name: string, maxBytes = 100) {
  const folder = path.join(root, name);
  return { folder, space: await createUploadSpace(folder, maxBytes) };
}

test('a file is there, for its owner alone, until it is handled', async () => {
  const { folder, space } = await open('written');
  const { file, hash, remove } = await space.write(chunks('one ', 'photo'));
  expect(readFileSync(file, 'utf8')).toBe('one photo');
  expect(hash).toBe(createHash('sha256').update('one photo').digest('base64url'));
  expect([statSync(folder).mode & 0o777, statSync(file).mode & 0o777]).toEqual([0o700, 0o600]);
  await remove();
  expect(readdirSync(folder)).toEqual([]);
});

test('all files together take no more than there is room, which comes back', async () => {
  const { folder, space } = await open('full', 10);
  const first = await space.write(chunks('12345678'));
  await expect(space.write(chunks('12', '3'))).rejects.toMatchObject({ status: 503, code: 'busy' });
  expect(readdirSync(folder)).toHaveLength(1);
  await first.remove();
  await first.remove();
  const again = await space.write(chunks('1234567890'));
  await expect(space.write(chunks('1'))).rejects.toMatchObject({ code: 'busy' });
  await again.remove();
});

test('an upload that breaks off leaves nothing behind', async () => {
  const { folder, space } = await open('cut', 10);
  await expect(space.write(cut())).rejects.toThrow('The connection is gone');
  expect(readdirSync(folder)).toEqual([]);
  await (await space.write(chunks('1234567890'))).remove();
});

test('what a server that was killed left behind is gone at the next start', async () => {
  const { folder, space } = await open('killed');
  const { file } = await space.write(chunks('under way'));
  writeFileSync(path.join(folder, unfinishedName('upload', 2 ** 31 - 1)), 'left');
  await createUploadSpace(folder, 10);
  expect(readdirSync(folder)).not.toContain(expect.stringContaining(String(2 ** 31 - 1)));
  expect(readdirSync(folder).filter((name) => !file.endsWith(name))).toEqual([]);
});

test('what a container that is no more left behind is gone after a day, whether or not anything starts', async () => {
  const { folder, space } = await open('replaced');
  const { file } = await space.write(chunks('under way'));
  const left = `${file.slice(0, -'.part'.length)}-replaced.part`;
  const plant = (ageMs: number) => {
    writeFileSync(left, 'a photo');
    utimesSync(left, new Date(), new Date(Date.now() - ageMs));
  };
  plant(DAY_MS - 60_000);
  await createUploadSpace(folder, 10);
  await space.removeLeft();
  expect(existsSync(left)).toBe(true);
  plant(DAY_MS + 60_000);
  await space.removeLeft();
  expect(existsSync(left)).toBe(false);
  plant(DAY_MS + 60_000);
  await createUploadSpace(folder, 10);
  expect(existsSync(left)).toBe(false);
});

test('a folder that cannot be written to is out of reach for now', async () => {
  const { folder, space } = await open('missing');
  writeFileSync(folder, '');
  await expect(space.write(chunks('x'))).rejects.toThrow(StorageFault);
});
