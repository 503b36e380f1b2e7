import { readdir } from 'node:fs/promises';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import compress from '@fastify/compress';
import { exerciseMotion } from '@limber/contract/exercises';
import { movementTimeline } from '@limber/domain/exercises/movement-timeline';
import { readManifest } from '@limber/library/drawings/manifest';
import { library } from '@limber/library/library';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
// Imported for its effect on the process, as in a whole server: no SVG in uploads. Films of SVG
// must still be made.
import '#adapters/images/reencode-image.ts';
import { createLocalStorage } from '#adapters/storage/local-storage.ts';
import { createVideoMaker } from '#adapters/video/video-maker.ts';
import { createLimits } from '#limits/limits.ts';
import { createDrawings } from '#features/media/drawings/drawings.ts';
import { createErrorHandler } from '#http/errors.ts';
import { createServe } from '#http/serve.ts';
import { drawingRoutes } from './drawings.routes.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'limber-media-'));
const storage = await createLocalStorage(folder);
const drawings = createDrawings(readManifest(), library, {
  storage,
  videos: createVideoMaker(createLimits()),
});
const { thumbnail, pictures, motion, videos } = drawings.addresses(2);
/** An exercise held once for both sides, whose film is the shortest. */
const held = library.find(({ id }) => id === 171);
if (held === undefined) throw new Error('The library has this exercise');
const { light = '', dark = '' } = drawings.addresses(held.id).videos ?? {};
let app: FastifyInstance;

beforeAll(async () => {
  app = fastify();
  await app.register(compress);
  app.setErrorHandler(createErrorHandler(() => null));
  drawingRoutes(
    createServe(app, { public: [], 'signed-in': [], administrator: [] }, async () => false),
    { drawings },
  );
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});
const nameOf = (address: string) => /\/([a-z]+-\d)\./.exec(address)?.[1];
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('a drawing', () => {
  test(
    'is an SVG that may be kept for ever, packed for whoever can unpack it',
    { tags: ['spec:silent/drawings-cached-and-themed'] },
    async () => {
      const packed = await get(thumbnail ?? '', { 'accept-encoding': 'gzip, br' });
      expect(packed.statusCode).toBe(200);
      expect(packed.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
      expect(packed.headers['cache-control']).toContain('immutable');
      expect(packed.headers['content-encoding']).toBe('gzip');
      const plain = await get(thumbnail ?? '');
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(plain.body).toMatch(/^<svg /);
      expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
    },
  );

  test('of a one-sided exercise comes from the right side first, there and back', () => {
    const names = pictures.map(nameOf);
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
    '/media/exercises/2/video-light.000000000000.mp4',
    '/media/exercises/2/video-dark.undefined.mp4',
    '/media/exercises/2/video-constructor.000000000000.mp4',
    '/media/exercises/2/video.000000000000.mp4',
    '/media/exercises/99999/video-light.000000000000.mp4',
    '/media/exercises/constructor/video-light.000000000000.mp4',
    '/media/exercises/2/video-light.mp4',
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

describe('a movement', () => {
  test('is JSON that may be kept for ever, and names the drawings of its keyframes and its films', async () => {
    const packed = await get(motion ?? '', { 'accept-encoding': 'gzip' });
    expect(packed.statusCode).toBe(200);
    expect(packed.headers['content-type']).toContain('application/json');
    expect(packed.headers['cache-control']).toContain('immutable');
    expect(packed.headers['content-encoding']).toBe('gzip');
    const told = exerciseMotion
      .strict()
      .parse(JSON.parse(gunzipSync(packed.rawPayload).toString()));
    expect(told).toMatchObject({ loop: 'there-and-back', videoUrls: videos });
    expect(told.figure).toMatchObject({ motion: { id: '2' }, plan: { times: told.times } });
    expect([told.times.length, told.times[0], told.times.at(-1)]).toEqual([3, 0, 1]);
    const names = told.drawings.map((side) => side.map((address) => nameOf(address)).join(' '));
    expect(names).toEqual(['right-1 right-2 right-3', 'left-1 left-2 left-3']);
    for (const address of told.drawings.flat()) expect(pictures).toContain(address);
  });

  test('is for whoever knows its hash: locked exercises keep theirs', async () => {
    const guessed = (motion ?? '').replace(/\.[0-9a-f]{12}\./, '.000000000000.');
    expect((await get(guessed)).statusCode).toBe(404);
    for (const { id } of library) expect(drawings.addresses(id).motion).toMatch(/\.[0-9a-f]{12}\./);
  });
});

describe('a film', () => {
  test(
    'is made for both themes when it is first asked for; who asks meanwhile is told when to come back',
    { tags: ['spec:silent/video-of-drawings'], timeout: 300_000 },
    async () => {
      expect(await readdir(folder)).toEqual([]);
      const early = await Promise.all([light, dark, light].map((address) => get(address)));
      for (const { statusCode, headers } of early) {
        expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
        expect(headers['cache-control']).toBe('no-store');
      }
      await vi.waitFor(async () => expect((await get(light)).statusCode).toBe(200), {
        timeout: 290_000,
        interval: 500,
      });
      const [one, other] = [await get(light), await get(dark)];
      for (const { statusCode, headers } of [one, other]) {
        expect(statusCode).toBe(200);
        expect(headers['content-type']).toBe('video/mp4');
        expect(headers['cache-control']).toContain('immutable');
      }
      expect(one.rawPayload.equals(other.rawPayload)).toBe(false);
      expect(await readdir(path.join(folder, 'library'))).toHaveLength(2);
    },
  );

  test('can be asked for in parts, so that a player may jump', async () => {
    const whole = await get(light);
    const part = await get(light, { range: 'bytes=100-199' });
    expect(part.statusCode).toBe(206);
    expect(part.headers['content-range']).toBe(`bytes 100-199/${whole.rawPayload.length}`);
    expect(part.rawPayload.equals(whole.rawPayload.subarray(100, 200))).toBe(true);
  });

  test.each(['items=0-5', 'bytes', 'bytes=5-2', 'bytes=0-1,50-60', 'nonsense'])(
    'is sent whole where %s is asked for',
    async (range) => {
      const reply = await get(light, { range });
      expect(reply.statusCode).toBe(range === 'bytes=5-2' ? 416 : 200);
    },
  );

  test('has its index in front, and lasts as long as one hold and the ways into it and out', async () => {
    const { rawPayload } = await get(light);
    const at = (name: string) => rawPayload.indexOf(name);
    expect(at('moov')).toBeGreaterThan(0);
    expect(at('moov')).toBeLessThan(at('mdat'));
    // Box `mvhd`, version 0: time scale and duration stand 12 and 16 bytes after the version.
    const header = at('mvhd') + 4;
    const seconds = rawPayload.readUInt32BE(header + 16) / rawPayload.readUInt32BE(header + 12);
    const once = { ...held.dose, count: 1 };
    const { seconds: expected } = movementTimeline({ ...held, dose: once, loop: 'there-and-back' });
    expect(seconds).toBeCloseTo(expected, 2);
  });

  test('says what its colours mean, so that no player guesses: BT.709, as the web writes it', async () => {
    for (const address of [light, dark]) {
      const { rawPayload } = await get(address);
      const box = rawPayload.indexOf('colrnclx') + 'colrnclx'.length;
      const [primaries, transfer, matrix] = [0, 2, 4].map((i) => rawPayload.readUInt16BE(box + i));
      expect([primaries, transfer, matrix]).toEqual([1, 13, 1]);
      expect((rawPayload[box + 6] ?? 0) >> 7).toBe(0);
    }
  });
});
