import {
  arrangeExerciseImages,
  generateExerciseVideo,
  getExerciseMedia,
} from '@limber/contract/exercise-media';
import { listExercises } from '@limber/contract/exercises';
import { expect, test, vi } from 'vitest';
import { onEachDatabase, onSqlite, type TestServer } from '#test/on-each-database.ts';
import { makeNoVideos, photos, storedKeys, uploadImages } from '#test/uploading.ts';
import { forgetLost, sweep } from './sweep.ts';
import { PATIENCE } from '#test/patience.ts';

const CHIN = 2;
const params = { id: CHIN };
const HOUR_MS = 60 * 60 * 1000;
const DARK_FILM = expect.stringMatching(/^library\/3-dark\.\w+\.mp4$/) as unknown;

const keysOf = async (server: TestServer) => (await storedKeys(server)).toSorted();
/** Sweeps as if all present files had been stored this many hours ago. */
const sweepAfter = (hours: number, { deps }: TestServer) =>
  sweep({ ...deps, now: () => new Date(Date.now() + hours * HOUR_MS) });

onSqlite('sweeping', (server) => {
  test(
    'removes what belongs to nothing, once it is old enough, and nothing else',
    { tags: ['spec:silent/media-storage'] },
    async () => {
      makeNoVideos(server());
      const ada = await server().registerAdministrator();
      const bob = await server().register('bob');
      for (const user of [ada, bob]) {
        await uploadImages(server(), user, CHIN, await photos(2));
        await user.ask(generateExerciseVideo, { params });
      }
      // Removed images can still be restored, so their files must stay.
      await bob.ask(arrangeExerciseImages, { params, body: { imageIds: [] } });
      const drawn = (await bob.ask(listExercises)).find(({ id }) => id === 3);
      const film = drawn?.videoUrl ?? '';
      await vi.waitFor(async () =>
        expect((await server().app.inject({ url: film })).statusCode).toBe(200),
      );
      // Its twin in the other theme is stored after it.
      await vi.waitFor(
        async () => expect(await keysOf(server())).toContainEqual(DARK_FILM),
        PATIENCE,
      );
      const wanted = await keysOf(server());
      expect(wanted).toHaveLength(2 * 5 + 2);

      const { storage } = server().deps;
      const orphans = [
        'everyone/0f3c8a52-9d1e-4b7a-8c6d-5e4f3a2b1c0d.0123456789ab.webp',
        'library/3-light.000000000000.mp4',
        // A slideshow of the drawings, as releases before the films made them.
        'library/3.0123456789ab.mp4',
        'private/half.webp.part',
        'private/not ours.txt',
      ];
      for (const key of orphans) await storage.put(key, Buffer.from('x'));
      expect(await sweepAfter(0.9, server())).toEqual({ removed: [], lost: [] });
      const { removed, lost } = await sweepAfter(1.1, server());
      expect([removed.toSorted(), lost]).toEqual([orphans, []]);
      expect(await keysOf(server())).toEqual(wanted);
    },
  );
});

onEachDatabase('sweeping', (server) => {
  test('names lost files, and forgets their images and videos only when told to', async () => {
    makeNoVideos(server());
    const ada = await server().registerAdministrator();
    await uploadImages(server(), ada, CHIN, await photos(3));
    await ada.ask(generateExerciseVideo, { params });
    const { images } = await ada.ask(getExerciseMedia, { params });
    const { deps } = server();
    const gone = (await keysOf(server())).filter((key) => key.includes(`${images[1]?.id}.`));
    await deps.storage.remove(gone);
    expect((await sweepAfter(2, server())).lost).toEqual(gone);
    expect((await ada.ask(getExerciseMedia, { params })).images).toHaveLength(3);
    await forgetLost(deps, gone);
    expect(await ada.ask(getExerciseMedia, { params })).toMatchObject({
      images: [images[0], images[2]],
      videoUrl: null,
    });
    expect(await sweepAfter(2, server())).toEqual({ removed: [], lost: [] });
    expect(await keysOf(server())).toHaveLength(4);
  });

  test('beside people who upload and remove takes nothing from them', async () => {
    const ada = await server().registerAdministrator();
    const over = new AbortController();
    const sweeping = (async () => {
      const swept = [];
      while (!over.signal.aborted) swept.push(await sweepAfter(0, server()));
      return swept;
    })();
    for (let round = 0; round < 3; round++) {
      await uploadImages(server(), ada, CHIN, await photos(3));
      await ada.ask(arrangeExerciseImages, { params, body: { imageIds: [] } });
    }
    over.abort();
    for (const swept of await sweeping) expect(swept).toEqual({ removed: [], lost: [] });
  });
});
