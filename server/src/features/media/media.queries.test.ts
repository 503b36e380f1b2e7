import {
  arrangeExerciseImages,
  generateExerciseVideo,
  getExerciseMedia,
} from '@limber/contract/exercise-media';
import { listExercises } from '@limber/contract/exercises';
import { expect, test } from 'vitest';
import { onEachDatabase, type TestServer } from '#test/on-each-database.ts';
import type { TestClient } from '#test/client.ts';
import {
  formOf,
  makeNoVideos,
  photos,
  sendForm,
  storedKeys,
  uploadImages,
} from '#test/uploading.ts';
import { purgeDeletedImages } from './deleted-images.ts';
import { lockMedia, placeImage } from './media.queries.ts';

const CHIN = 2;
const params = { id: CHIN };
const HOUR_MS = 60 * 60 * 1000;

const exerciseOf = async (client: TestClient) => {
  const found = (await client.ask(listExercises)).find(({ id }) => id === CHIN);
  if (!found) throw new Error(`no exercise ${CHIN}`);
  return found;
};
const mediaOf = (client: TestClient) => client.ask(getExerciseMedia, { params });
const idsOf = async (client: TestClient) => (await mediaOf(client)).images.map(({ id }) => id);
const generate = (client: TestClient) => client.ask(generateExerciseVideo, { params });
const arrange = (client: TestClient, imageIds: string[]) =>
  client.ask(arrangeExerciseImages, { params, body: { imageIds } });
const videosOf = async (server: TestServer) =>
  (await storedKeys(server)).filter((key) => key.endsWith('.mp4'));

/** Registers an administrator and two members. */
async function registerUsers(server: TestServer) {
  const admin = await server.registerAdministrator();
  return { admin, ada: await server.register('ada'), bob: await server.register('bob') };
}

onEachDatabase('images of exercises', (server) => {
  test(
    'that an administrator uploads are everyone’s; who has images of their own sees those',
    { tags: ['spec:silent/uploads-of-administrators'] },
    async () => {
      const { admin, ada, bob } = await registerUsers(server());
      const shared = await uploadImages(server(), admin, CHIN, await photos(2));
      expect((await mediaOf(admin)).seenBy).toBe('everyone');
      const own = await uploadImages(server(), ada, CHIN, await photos(1));
      expect((await exerciseOf(bob)).imageUrls).toEqual(shared.imageUrls);
      expect((await exerciseOf(ada)).imageUrls).toEqual(own.imageUrls);
      expect((await mediaOf(bob)).images).toEqual([]);
      await ada.ask(arrangeExerciseImages, { params, body: { imageIds: [] } });
      expect((await exerciseOf(ada)).imageUrls).toEqual(shared.imageUrls);
    },
  );

  test('can be put into another order, removed, and put back for an hour', async () => {
    const { ada } = await registerUsers(server());
    await uploadImages(server(), ada, CHIN, await photos(3));
    const [one = '', two = '', three = ''] = await idsOf(ada);
    const arrange = (...imageIds: string[]) =>
      ada.ask(arrangeExerciseImages, { params, body: { imageIds } });
    expect((await arrange(three, one, two)).images.map(({ id }) => id)).toEqual([three, one, two]);
    expect((await arrange(two)).images.map(({ id }) => id)).toEqual([two]);
    expect((await arrange()).images).toEqual([]);
    expect((await exerciseOf(ada)).imageUrls[0]).toMatch(/\.svg$/);
    await purgeDeletedImages(server().deps);
    expect((await arrange(one, two, three)).images.map(({ id }) => id)).toEqual([one, two, three]);

    await arrange(one);
    server().clock.now = new Date(server().clock.now.getTime() + 1.1 * HOUR_MS);
    await purgeDeletedImages(server().deps);
    const gone = await ada.refusedBy(arrangeExerciseImages, { params, body: { imageIds: [two] } });
    expect(gone.status).toBe(404);
    expect((await storedKeys(server())).every((key) => key.includes(one))).toBe(true);
    expect(await storedKeys(server())).toHaveLength(2);
  });

  test('sent by many at the same time never exceed the room, nor share a place', async () => {
    const { ada } = await registerUsers(server());
    await uploadImages(server(), ada, CHIN, await photos(9));
    const two = await photos(2);
    await Promise.all([
      uploadImages(server(), ada, CHIN, two),
      uploadImages(server(), ada, CHIN, two),
    ]);
    const { images } = await mediaOf(ada);
    expect(images).toHaveLength(12);
    const rows = await server().db.selectFrom('exercise_image').select('position').execute();
    expect(rows.map(({ position }) => position).toSorted((a, b) => Number(a) - Number(b))).toEqual(
      Array.from({ length: 12 }, (_, index) => index),
    );
    expect(await storedKeys(server())).toHaveLength(24);
  });

  test('that are sent again with the same key are kept once', async () => {
    const { ada, bob } = await registerUsers(server());
    const files = await photos(2);
    const [first, second] = await Promise.all([
      uploadImages(server(), ada, CHIN, files, 'a key'),
      uploadImages(server(), ada, CHIN, files, 'a key'),
    ]);
    expect(second).toEqual(first);
    expect(await uploadImages(server(), ada, CHIN, files, 'a key')).toEqual(first);
    expect(await idsOf(ada)).toHaveLength(2);
    const elsewhere = await sendForm(server(), ada, formOf(files, 3), 'a key');
    expect([elsewhere.statusCode, elsewhere.json()]).toEqual([
      422,
      expect.objectContaining({ code: 'key-reused' }),
    ]);
    await uploadImages(server(), bob, CHIN, files, 'a key');
    expect(await idsOf(bob)).toHaveLength(2);
    expect(await storedKeys(server())).toHaveLength(8);
  });

  test('that are put back at the very last moment stay', async () => {
    const { ada } = await registerUsers(server());
    await uploadImages(server(), ada, CHIN, await photos(1));
    const [image] = await server().db.selectFrom('exercise_image').selectAll().execute();
    if (!image) throw new Error('no image');
    await ada.ask(arrangeExerciseImages, { params, body: { imageIds: [] } });
    server().clock.now = new Date(server().clock.now.getTime() + 1.1 * HOUR_MS);
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const putBack = server()
      .db.transaction()
      .execute(async (tx) => {
        await lockMedia(tx, image);
        await placeImage(tx, image.id, { position: 0, deletedAt: null });
        begin();
        await new Promise((resolve) => setTimeout(resolve, 200));
      });
    await begun;
    await purgeDeletedImages(server().deps);
    await putBack;
    expect(await idsOf(ada)).toEqual([image.id]);
    expect(await storedKeys(server())).toHaveLength(2);
  });
});

onEachDatabase('a video of uploaded images', (server) => {
  test(
    'is made once for all who ask at the same time, and again only for other images',
    { tags: ['spec:7/generate-video'] },
    async () => {
      const ada = await server().register();
      const make = makeNoVideos(server());
      await uploadImages(server(), ada, CHIN, await photos(2));
      const [one, other] = await Promise.all([generate(ada), generate(ada)]);
      expect(other).toEqual(one);
      expect(await generate(ada)).toEqual(one);
      expect(make).toHaveBeenCalledOnce();
      await uploadImages(server(), ada, CHIN, await photos(1));
      expect((await mediaOf(ada)).videoUrl).toBeNull();
      expect(await generate(ada)).not.toEqual(one);
      expect(make).toHaveBeenCalledTimes(2);
      expect(await videosOf(server())).toHaveLength(1);
    },
  );

  test('goes with its images, and comes back with them', async () => {
    makeNoVideos(server());
    const ada = await server().register();
    await uploadImages(server(), ada, CHIN, await photos(2));
    const { videoUrl } = await generate(ada);
    const ids = (await mediaOf(ada)).images.map(({ id }) => id);
    expect((await arrange(ada, ids.toReversed())).videoUrl).toBeNull();
    expect((await arrange(ada, [])).videoUrl).toBeNull();
    expect((await arrange(ada, ids)).videoUrl).toBe(videoUrl);
    await arrange(ada, ids.slice(1));
    server().clock.now = new Date(server().clock.now.getTime() + 2 * HOUR_MS);
    await purgeDeletedImages(server().deps);
    expect(await videosOf(server())).toEqual([]);
    expect(await server().db.selectFrom('exercise_video').selectAll().execute()).toEqual([]);
  });
});
