import { generateExerciseVideo } from '@limber/contract/exercise-media';
import { listExercises } from '@limber/contract/exercises';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { filmSlideshow } from '#adapters/video/film-slideshow.ts';
import { createLimits } from '#limits/limits.ts';
import { createVideoMaker, MAX_QUEUED_VIDEOS, TooManyVideos } from '#adapters/video/video-maker.ts';
import { onSqlite, type TestServer } from '#test/on-each-database.ts';
import type { TestClient } from '#test/client.ts';
import { aPhoto, photos, storedKeys, uploadImages } from '#test/uploading.ts';
import { frameOf } from './make-video.ts';
import { PATIENCE } from '#test/patience.ts';

const CHIN = 2;
const params = { id: CHIN };
const generate = (client: TestClient) => client.ask(generateExerciseVideo, { params });
const videosOf = async (server: TestServer) =>
  (await storedKeys(server)).filter((key) => key.endsWith('.mp4'));

/** Seconds, and pixels of the frame, as the file's own boxes tell them. */
function readMp4(bytes: Buffer) {
  const header = bytes.indexOf('mvhd') + 4;
  const track = bytes.indexOf('tkhd') + 4;
  return {
    seconds: bytes.readUInt32BE(header + 16) / bytes.readUInt32BE(header + 12),
    width: bytes.readUInt32BE(track + 76) / 65_536,
    height: bytes.readUInt32BE(track + 80) / 65_536,
    indexFirst: bytes.indexOf('moov') < bytes.indexOf('mdat'),
  };
}

onSqlite('a video of uploaded images', (server) => {
  test(
    'shows each for 0.4 seconds, in a frame that holds them all, and can be jumped in',
    { tags: ['spec:9/video-400-ms'] },
    async () => {
      const ada = await server().registerAdministrator();
      const wide = await aPhoto('wide.jpg', { width: 641, height: 300 });
      const tall = await aPhoto('tall.jpg', { width: 200, height: 400 });
      await uploadImages(server(), ada, CHIN, [wide, tall, wide]);
      const { videoUrl } = await generate(ada);
      const { rawPayload, headers } = await server().app.inject({ url: videoUrl });
      expect(headers['content-type']).toBe('video/mp4');
      const { seconds, ...frame } = readMp4(rawPayload);
      expect(seconds).toBeCloseTo(1.2, 2);
      expect(frame).toEqual({ width: 642, height: 400, indexFirst: true });
      // Without this a player would guess the colours of so small a frame wrongly.
      expect(rawPayload.indexOf('colrnclx')).toBeGreaterThan(0);
      const part = await server().app.inject({ url: videoUrl, headers: { range: 'bytes=10-' } });
      expect(part.statusCode).toBe(206);
      expect(part.rawPayload.equals(rawPayload.subarray(10))).toBe(true);
      const beyond = await server().app.inject({
        url: videoUrl,
        headers: { range: 'bytes=99999999-' },
      });
      expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([
        416,
        `bytes */${rawPayload.length}`,
      ]);
      const all = await ada.ask(listExercises);
      const seen = all.find(({ id }) => id === CHIN);
      expect(seen).toMatchObject({ videoUrl, videoIsUploaded: true });
    },
  );

  test('needs images', async () => {
    const ada = await server().register();
    expect(await ada.refusedBy(generateExerciseVideo, { params })).toMatchObject({
      status: 422,
      code: 'no-images',
      message: 'Please upload images first before generating a video',
    });
  });

  test('of one exercise and owner is made one at a time; a full queue says when to come back', async () => {
    const ada = await server().registerAdministrator();
    const bob = await server().register('bob');
    await uploadImages(server(), ada, CHIN, await photos(1));
    await uploadImages(server(), bob, CHIN, await photos(1));
    const { videos } = server().deps;
    const { promise: turn, resolve: finish } = Promise.withResolvers<void>();
    const first = vi
      .spyOn(videos, 'make')
      .mockImplementationOnce((read) => turn.then(read).then(filmSlideshow));
    const hers = ada.refusedBy(generateExerciseVideo, { params });
    await vi.waitFor(() => expect(first).toHaveBeenCalledOnce(), PATIENCE);
    await uploadImages(server(), ada, CHIN, await photos(1));
    const busy = await ada.refusedBy(generateExerciseVideo, { params });
    expect([busy.status, busy.code, busy.retryAfter]).toEqual([429, 'busy', '5']);
    expect((await generate(bob)).videoUrl).toContain('/private/');
    finish();
    expect(await hers).toMatchObject({ status: 409, code: 'images-changed' });
    expect(await videosOf(server())).toHaveLength(1);
    await generate(ada);

    await uploadImages(server(), bob, CHIN, await photos(1));
    vi.spyOn(videos, 'make').mockRejectedValueOnce(new TooManyVideos());
    expect(await bob.refusedBy(generateExerciseVideo, { params })).toMatchObject({
      status: 429,
      retryAfter: '5',
    });
    await generate(bob);
  });

  test('of an image whose file cannot be read is not made of the others', async () => {
    const ada = await server().register();
    await uploadImages(server(), ada, CHIN, await photos(2));
    const { storage } = server().deps;
    const { find } = storage;
    vi.spyOn(storage, 'find').mockImplementation(async () => null);
    expect((await ada.refusedBy(generateExerciseVideo, { params })).status).toBe(503);
    vi.spyOn(storage, 'find').mockImplementation(find);
    const { videoUrl } = await generate(ada);
    const { rawPayload } = await server().app.inject({ url: videoUrl });
    expect(readMp4(rawPayload).seconds).toBeCloseTo(0.8, 2);
  });

  test('that cannot be made leaves nothing behind, and may be tried again', async () => {
    const ada = await server().register();
    await uploadImages(server(), ada, CHIN, await photos(1));
    vi.spyOn(server().deps.videos, 'make').mockRejectedValueOnce(new Error('out of memory'));
    await expect(ada.ask(generateExerciseVideo, { params })).rejects.toThrow('answered 500');
    expect(await videosOf(server())).toEqual([]);
    await generate(ada);
  });
});

const noPictures = (): Promise<never> => Promise.reject(new Error('no pictures'));

describe('the maker of videos', () => {
  test('takes so many and no more; each that is done makes room', async () => {
    const { make } = createVideoMaker(createLimits());
    const waiting = Array.from({ length: MAX_QUEUED_VIDEOS }, () => make(noPictures));
    await expect(make(noPictures)).rejects.toBeInstanceOf(TooManyVideos);
    await Promise.allSettled(waiting);
    await expect(make(noPictures)).rejects.toThrow('no pictures');
  });
});

test(
  'a frame is even, holds every image, and is neither tiny nor larger than 1280 pixels',
  { tags: ['spec:silent/letterboxed-video'] },
  () => {
    const size = fc.record({
      width: fc.integer({ min: 1, max: 1280 }),
      height: fc.integer({ min: 1, max: 2560 }),
    });
    fc.assert(
      fc.property(fc.array(size, { minLength: 1, maxLength: 12 }), (images) => {
        const { width, height } = frameOf(images);
        for (const edge of [width, height]) {
          expect(edge % 2).toBe(0);
          expect(edge).toBeGreaterThanOrEqual(160);
          expect(edge).toBeLessThanOrEqual(1280);
        }
        for (const image of images) {
          expect(width).toBeGreaterThanOrEqual(image.width);
          expect(height).toBeGreaterThanOrEqual(Math.min(image.height, 1280));
        }
      }),
    );
  },
);
