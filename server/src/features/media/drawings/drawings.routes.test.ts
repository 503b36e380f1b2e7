import { readdir } from 'node:fs/promises';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readManifest } from '@limber/library/drawings/manifest';
import { library } from '@limber/library/library';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLocalStorage } from '#adapters/storage/local-storage.ts';
import { createVideoMaker } from '#adapters/video/video-maker.ts';
import { createDrawings } from '#features/media/drawings/drawings.ts';
import { createErrorHandler } from '#http/errors.ts';
import { createServe } from '#http/serve.ts';
import { drawingRoutes } from './drawings.routes.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'limber-media-'));
const storage = await createLocalStorage(folder);
const drawings = createDrawings(readManifest(), library, { storage, videos: createVideoMaker() });
const { thumbnail, pictures, videos } = drawings.addresses(2);
const video = videos?.light;
let app: FastifyInstance;

beforeAll(() => {
  app = fastify();
  app.setErrorHandler(createErrorHandler(() => null));
  drawingRoutes(createServe(app, []), { drawings });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('a drawing', () => {
  test(
    'is an SVG that may be kept for ever, packed for whoever can unpack it',
    { tags: ['spec:silent/drawings-cached-and-themed'] },
    async () => {
      const packed = await get(thumbnail ?? '', { 'accept-encoding': 'gzip, br' });
      expect(packed.statusCode).toBe(200);
      expect(packed.headers['content-type']).toBe('image/svg+xml');
      expect(packed.headers['cache-control']).toContain('immutable');
      expect(packed.headers['content-encoding']).toBe('gzip');
      const plain = await get(thumbnail ?? '');
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(plain.body).toMatch(/^<svg /);
      expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
    },
  );

  test('of a one-sided exercise comes from the right side first, there and back', () => {
    const names = pictures.map((address) => /\/([a-z]+-\d)\./.exec(address)?.[1]);
    expect(names.join(' ')).toBe('right-1 right-2 right-3 right-2 left-1 left-2 left-3 left-2');
  });

  test('that is no thumbnail is for whoever knows its hash: locked exercises keep theirs', async () => {
    const [picture = ''] = pictures;
    expect((await get(picture)).statusCode).toBe(200);
    const guessed = picture.replace(/\.[0-9a-f]{12}\./, '.000000000000.');
    expect((await get(guessed)).statusCode).toBe(404);
  });

  test('that is a thumbnail of an older release is answered with the one of today, which is not kept', async () => {
    const old = (thumbnail ?? '').replace(/\.[0-9a-f]{12}\./, '.000000000000.');
    const reply = await get(old);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['cache-control']).toBe('no-cache');
  });

  test.each([
    '/media/exercises/2/right-9.000000000000.svg',
    '/media/exercises/99999/thumbnail.000000000000.svg',
    '/media/exercises/constructor/thumbnail.000000000000.svg',
    '/media/exercises/2/constructor.000000000000.svg',
    '/media/exercises/..%2f2/thumbnail.000000000000.svg',
    '/media/exercises/2/..%2f..%2fmanifest.json%00.000000000000.svg',
    '/media/exercises/2/video.000000000000.mp4',
    '/media/exercises/99999/video.000000000000.mp4',
    '/media/exercises/2/video.mp4',
    '/media/exercises/2/motion.000000000000.json',
    '/media/exercises/2/motion.undefined.json',
    '/media/exercises/2/motion.json',
    '/media/exercises/99999/motion.000000000000.json',
    '/media/exercises/constructor/motion.000000000000.json',
    '/media/exercises/..%2f2/motion.000000000000.json',
  ])('is not found at %s', async (url) => {
    const reply = await get(url);
    expect(reply.statusCode).toBe(404);
  });
});

describe('a video', () => {
  test(
    'is made once for all who ask at the same time, and kept',
    { tags: ['spec:silent/video-of-drawings'] },
    async () => {
      expect(await readdir(folder)).toEqual([]);
      const replies = await Promise.all(Array.from({ length: 6 }, () => get(video ?? '')));
      for (const reply of replies) {
        expect(reply.statusCode).toBe(200);
        expect(reply.headers['content-type']).toBe('video/mp4');
        expect(reply.headers['cache-control']).toContain('immutable');
        expect(reply.rawPayload.equals(replies[0]?.rawPayload ?? Buffer.alloc(0))).toBe(true);
      }
      expect(await readdir(path.join(folder, 'library'))).toHaveLength(1);
    },
  );

  test('can be asked for in parts, so that a player may jump', async () => {
    const whole = await get(video ?? '');
    const part = await get(video ?? '', { range: 'bytes=100-199' });
    expect(part.statusCode).toBe(206);
    expect(part.headers['content-range']).toBe(`bytes 100-199/${whole.rawPayload.length}`);
    expect(part.rawPayload.equals(whole.rawPayload.subarray(100, 200))).toBe(true);
  });

  test.each(['items=0-5', 'bytes', 'bytes=5-2', 'bytes=0-1,50-60', 'nonsense'])(
    'is sent whole where %s is asked for',
    async (range) => {
      const reply = await get(video ?? '', { range });
      expect(reply.statusCode).toBe(range === 'bytes=5-2' ? 416 : 200);
    },
  );

  test('has its index in front, and shows each picture for 0.4 seconds', async () => {
    const { rawPayload } = await get(video ?? '');
    const at = (name: string) => rawPayload.indexOf(name);
    expect(at('moov')).toBeGreaterThan(0);
    expect(at('moov')).toBeLessThan(at('mdat'));
    // mvhd, owner 0: time scale and duration stand 12 and 16 bytes after the owner.
    const header = at('mvhd') + 4;
    const seconds = rawPayload.readUInt32BE(header + 16) / rawPayload.readUInt32BE(header + 12);
    expect(seconds).toBeCloseTo(pictures.length * 0.4, 2);
  });
});
