import {
  arrangeExerciseImages,
  generateExerciseVideo,
  getExerciseMedia,
} from '@limber/contract/exercise-media';
import { listExercises } from '@limber/contract/exercises';
import { getTodaysRoutine } from '@limber/contract/routines';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { StorageFault } from '#adapters/storage/media-storage.ts';
import { onSqlite, type TestServer } from '#test/on-each-database.ts';
import type { TestClient } from '#test/client.ts';
import { registerFree } from '#test/paying.ts';
import {
  aPhoto,
  formOf,
  photos,
  refusedUpload,
  sendForm,
  storedKeys,
  uploadImages,
} from '#test/uploading.ts';

const CHIN = 2;
const params = { id: CHIN };
const HOUR_MS = 60 * 60 * 1000;

const exerciseOf = async (client: TestClient, id = CHIN) => {
  const found = (await client.ask(listExercises)).find((exercise) => exercise.id === id);
  if (!found) throw new Error(`no exercise ${id}`);
  return found;
};
const mediaOf = (client: TestClient) => client.ask(getExerciseMedia, { params });
const idsOf = async (client: TestClient) => (await mediaOf(client)).images.map(({ id }) => id);
const get = ({ app }: TestServer, url = '') => app.inject({ url });

/** Registers an administrator and two members. */
async function registerUsers(server: TestServer) {
  const admin = await server.registerAdministrator();
  return { admin, ada: await server.register('ada'), bob: await server.register('bob') };
}

onSqlite('images of exercises', (server) => {
  test(
    'that a member uploads are theirs alone, in the order in which they were sent',
    { tags: ['spec:7/upload-images', 'spec:silent/uploads-of-administrators'] },
    async () => {
      const { admin, ada, bob } = await registerUsers(server());
      const drawn = await exerciseOf(bob);
      const { imageUrls, refused } = await uploadImages(server(), ada, CHIN, await photos(3));
      expect([imageUrls.length, refused]).toEqual([3, []]);
      expect(await mediaOf(ada)).toMatchObject({ seenBy: 'you', videoUrl: null });
      const seen = await exerciseOf(ada);
      expect(seen.imageUrls).toEqual(imageUrls);
      expect(seen.thumbnailUrls).toHaveLength(3);
      expect(seen).toMatchObject({ imageUrl: seen.thumbnailUrls[0], videoUrl: null });
      expect([drawn.videoIsUploaded, seen.videoIsUploaded]).toEqual([false, false]);
      for (const other of [admin, bob]) {
        expect(await exerciseOf(other)).toEqual(drawn);
        expect((await mediaOf(other)).images).toEqual([]);
      }
    },
  );

  test('are seen in the routine, too', async () => {
    const ada = await server().registerAdministrator();
    const today = { query: { date: '2026-01-05' } };
    const [exercise] = (await ada.ask(getTodaysRoutine, today)).exercises;
    if (!exercise) throw new Error('an empty routine');
    const { imageUrls } = await uploadImages(server(), ada, exercise.id, await photos(2));
    const [seen, drawn] = (await ada.ask(getTodaysRoutine, today)).exercises;
    expect(seen).toMatchObject({ id: exercise.id, imageUrls, completed: false });
    expect(drawn?.imageUrls[0]).toMatch(/\.svg$/);
  });

  test('of others cannot be arranged: they answer as if they were not there', async () => {
    const { ada, bob } = await registerUsers(server());
    await uploadImages(server(), ada, CHIN, await photos(1));
    const [id = ''] = await idsOf(ada);
    const unknown = crypto.randomUUID();
    const [hers, none] = await Promise.all(
      [id, unknown].map((imageId) =>
        bob.refusedBy(arrangeExerciseImages, { params, body: { imageIds: [imageId] } }),
      ),
    );
    expect(hers).toEqual(none);
    expect(hers?.status).toBe(404);
    expect(await idsOf(ada)).toEqual([id]);
  });

  test('find room for twelve; what does not fit is named', async () => {
    const ada = await server().register();
    await uploadImages(server(), ada, CHIN, await photos(10));
    const { imageUrls, refused } = await uploadImages(server(), ada, CHIN, await photos(3));
    expect(imageUrls).toHaveLength(2);
    expect(refused).toEqual([
      {
        index: 2,
        name: '3.jpg',
        code: 'no-room',
        message: '3.jpg did not fit: an exercise holds at most 12 images',
      },
    ]);
    const full = await refusedUpload(server(), ada, formOf(await photos(1), CHIN));
    expect(full).toMatchObject({ status: 422, code: 'no-room' });
    expect(await storedKeys(server())).toHaveLength(24);
  });

  test('removed and uploaded over and over do not pile up', async () => {
    const ada = await server().register();
    for (let round = 0; round < 4; round++) {
      await uploadImages(server(), ada, CHIN, await photos(10));
      await ada.ask(arrangeExerciseImages, { params, body: { imageIds: [] } });
      server().clock.now = new Date(server().clock.now.getTime() + 1000);
    }
    await uploadImages(server(), ada, CHIN, await photos(1));
    expect(await storedKeys(server())).toHaveLength(2 * 13);
  });

  test('of an exercise that is closed or does not exist are refused', async () => {
    const ada = await registerFree(server());
    const premium = (await ada.ask(listExercises)).find(({ locked }) => locked);
    const [photo] = await photos(1);
    if (!premium || !photo) throw new Error('nothing to try');
    const closed = await refusedUpload(server(), ada, formOf([photo], premium.id));
    expect(closed).toMatchObject({ status: 403, code: 'plan-limit' });
    const video = await ada.refusedBy(generateExerciseVideo, { params: { id: premium.id } });
    expect(video.status).toBe(403);
    expect((await refusedUpload(server(), ada, formOf([photo], 99_999))).status).toBe(404);
    const none = { params: { id: 99_999 } };
    expect((await ada.refusedBy(getExerciseMedia, none)).status).toBe(404);
    expect((await ada.refusedBy(generateExerciseVideo, none)).status).toBe(404);
    const arranged = await ada.refusedBy(arrangeExerciseImages, {
      ...none,
      body: { imageIds: [] },
    });
    expect(arranged.status).toBe(404);
    expect(await storedKeys(server())).toEqual([]);
  });

  test(
    'that are everyone’s may be kept for ever; private ones answer their signed address alone',
    { tags: ['spec:silent/private-media'] },
    async () => {
      const { admin, ada } = await registerUsers(server());
      const shared = await uploadImages(server(), admin, CHIN, await photos(1));
      const own = await uploadImages(server(), ada, 3, await photos(1));
      const open = await get(server(), shared.imageUrls[0]);
      expect(open.statusCode).toBe(200);
      expect(open.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      const signed = await get(server(), own.imageUrls[0]);
      expect(signed.statusCode).toBe(200);
      expect(signed.headers['cache-control']).toMatch(/^private, max-age=\d+, immutable$/);
      for (const { headers } of [open, signed]) {
        expect(headers['content-type']).toBe('image/webp');
        expect(headers['x-content-type-options']).toBe('nosniff');
        expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox");
      }
      const [path = '', query = ''] = (own.imageUrls[0] ?? '').split('?');
      const [, file = ''] = path.split('/private/');
      for (const url of [
        path,
        `${path}?${query.replace(/signature=./, (start) => (start.endsWith('_') ? 'signature=a' : 'signature=_'))}`,
        `${path}?${query.replace(/until=\d/, 'until=9')}`,
        `${path}?until=1&until=2&signature[]=x`,
        `/media/everyone/${file}`,
        (shared.imageUrls[0] ?? '').replace('everyone', 'private'),
        '/media/everyone/..%2f..%2flimber.sqlite',
        '/media/private/%00',
      ]) {
        expect([url, (await get(server(), url)).statusCode]).toEqual([url, 404]);
      }
      server().clock.now = new Date(server().clock.now.getTime() + 13 * HOUR_MS);
      expect((await get(server(), own.imageUrls[0])).statusCode).toBe(404);
      const [fresh] = (await exerciseOf(ada, 3)).imageUrls;
      expect((await get(server(), fresh)).statusCode).toBe(200);
    },
  );

  test('whose answer from the database is lost are there after all, and so are their files', async () => {
    const ada = await server().registerAdministrator();
    const { db } = server();
    const begin = db.transaction.bind(db);
    // The first transaction notes the key, the second stores the images.
    const transaction = vi.spyOn(db, 'transaction').mockImplementationOnce(begin);
    transaction.mockImplementationOnce(() => {
      const builder = begin();
      const execute = builder.execute.bind(builder);
      builder.execute = async (work) => {
        await execute(work);
        throw Object.assign(new Error('Connection terminated'), { code: '08006' });
      };
      return builder;
    });
    const files = await photos(1);
    const lost = await sendForm(server(), ada, formOf(files, CHIN), 'a key');
    expect(lost.statusCode).toBe(503);
    const { imageUrls } = await uploadImages(server(), ada, CHIN, files, 'a key');
    expect((await get(server(), imageUrls[0])).statusCode).toBe(200);
    expect(await idsOf(ada)).toHaveLength(1);

    const other = await sendForm(server(), ada, formOf(await photos(2), CHIN), 'a key');
    expect([other.statusCode, other.json().code]).toEqual([422, 'key-reused']);
    expect(await idsOf(ada)).toHaveLength(1);
  });

  test('that cannot be stored just now leave nothing behind, and those that cannot be read say so', async () => {
    const ada = await server().registerAdministrator();
    const { storage } = server().deps;
    const { put } = storage;
    vi.spyOn(storage, 'put')
      .mockImplementationOnce(put)
      .mockImplementationOnce(put)
      .mockRejectedValueOnce(new StorageFault('no space left'));
    const refused = await refusedUpload(server(), ada, formOf(await photos(3), CHIN));
    expect([refused.status, refused.message]).toEqual([
      503,
      'Limber cannot reach its pictures and videos. Please try again in a moment.',
    ]);
    expect(await storedKeys(server())).toEqual([]);
    expect(await idsOf(ada)).toEqual([]);
    const { imageUrls } = await uploadImages(server(), ada, CHIN, await photos(1));
    vi.spyOn(storage, 'find').mockRejectedValueOnce(new StorageFault('out of reach'));
    expect((await get(server(), imageUrls[0])).statusCode).toBe(503);
    expect((await get(server(), imageUrls[0])).statusCode).toBe(200);
  });

  test(
    'are written anew: at most 1280 pixels wide, upright, small ones beside them, nothing told of the place',
    { tags: ['spec:silent/uploads-written-anew'] },
    async () => {
      const ada = await server().register();
      const { bytes } = await aPhoto('tall.jpg', { width: 3000, height: 2000 });
      const turned = await sharp(bytes)
        .withMetadata({ orientation: 6 })
        .withExifMerge({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitude: '52/1 30/1 0/1' } })
        .toBuffer();
      expect((await sharp(turned).metadata()).exif).toBeDefined();
      const { imageUrls } = await uploadImages(server(), ada, CHIN, [
        { name: 'tall.jpg', bytes: turned },
      ]);
      const { rawPayload } = await get(server(), imageUrls[0]);
      const written = await sharp(rawPayload).metadata();
      expect(written).toMatchObject({ format: 'webp', width: 1280, height: 1920 });
      for (const kind of ['exif', 'icc', 'iptc', 'xmp'] as const)
        expect(written[kind]).toBeUndefined();
      expect(rawPayload.includes('Somebody')).toBe(false);
      const [image] = (await mediaOf(ada)).images;
      expect(image).toMatchObject({ width: 1280, height: 1920 });
      const small = await sharp((await get(server(), image?.thumbnailUrl)).rawPayload).metadata();
      expect([small.width, small.height]).toEqual([171, 256]);
    },
  );
});
