import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { listExercises } from '@limber/contract/exercises';
import { expect, test, vi } from 'vitest';
import type { TestClient } from '#test/client.ts';
import { onSqlite } from '#test/on-each-database.ts';
import { buyPack, registerFree } from '#test/paying.ts';
import { photos, uploadImages } from '#test/uploading.ts';

onSqlite('premium exercises', (server) => {
  test('are shown to a free account, and what makes them is kept back', async () => {
    const founder = await server().register('founder');
    const free = await registerFree(server());
    const text = { locked: true, instructions: [], steps: null, notes: '', guidance: null };
    const media = { pictureText: '', imageUrls: [], videoUrl: null, motionUrl: null };
    const all = await founder.ask(listExercises);
    expect(await free.ask(listExercises)).toEqual(
      all.map((exercise) => (exercise.premium ? { ...exercise, ...text, ...media } : exercise)),
    );
    expect(all.some(({ premium }) => premium)).toBe(true);
  });

  test('are open to a founding member, and to whoever buys the pack', async () => {
    const founder = await server().register('founder');
    const buyer = await registerFree(server(), 'buyer');
    await buyPack(buyer);
    const [theirs, bought] = [await founder.ask(listExercises), await buyer.ask(listExercises)];
    expect(theirs.filter(({ locked }) => locked)).toEqual([]);
    expect(bought).toEqual(theirs);
  });
});

onSqlite('the list of exercises', (server) => {
  const list = async ({ token }: TestClient, headers: Record<string, string> = {}) =>
    server().app.inject({
      url: listExercises.path,
      headers: { authorization: `Bearer ${token}`, ...headers },
    });
  const versionFor = async (user: TestClient) => (await list(user)).headers.etag;

  test('is sent once to whoever has seen it, as long as it is the same', async () => {
    const [ada, bob] = [await server().register('ada'), await server().register('bob')];
    const first = await list(ada);
    const etag = String(first.headers.etag);
    expect(first.headers['cache-control']).toBe('private, no-cache');
    const again = await list(bob, { 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const free = await list(await registerFree(server()), { 'if-none-match': etag });
    expect(free.statusCode).toBe(200);
    expect(free.headers.etag).not.toBe(etag);
  });

  test('is written in ASCII, which a browser reads faster', async () => {
    const { body } = await list(await server().register('ada'));
    expect(body).toMatch(/^[\0-\x7f]+$/);
    const exercises = JSON.parse(body) as { id: number; instructions: string[] }[];
    const [firstStep] = exercises.find(({ id }) => id === 24)?.instructions ?? [];
    expect(firstStep).toMatch(/an arm’s length/);
  });

  test('is the same packed and unpacked', async () => {
    const ada = await server().register('ada');
    const { body } = await list(ada);
    const packed = await list(ada, { 'accept-encoding': 'gzip, deflate, br' });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(body);
    const gzipped = await list(ada, { 'accept-encoding': 'br;q=0, gzip' });
    expect(gunzipSync(gzipped.rawPayload).toString()).toBe(body);
  });

  test('changes for all with what an administrator uploads, and is kept nowhere with what one uploads oneself', async () => {
    const administrator = await server().registerAdministrator();
    const [ada, bob] = [await server().register('ada'), await server().register('bob')];
    const before = await versionFor(ada);
    await uploadImages(server(), administrator, 7, await photos(1));
    const shared = await versionFor(ada);
    expect(shared).not.toBe(before);
    await uploadImages(server(), ada, 8, await photos(1));
    const own = await list(ada);
    expect([own.headers['cache-control'], own.headers.etag]).toEqual(['no-store', undefined]);
    expect(own.body).toContain('/media/private/');
    expect(await versionFor(bob)).toBe(shared);
    expect((await list(bob)).body).not.toContain('/media/private/');
  });
});

onSqlite('the list of exercises, packed', (server) => {
  test('is smaller for all but the first who asks', async () => {
    const ada = await server().register('ada');
    const packed = async () => {
      const headers = { authorization: `Bearer ${ada.token}`, 'accept-encoding': 'br' };
      return (await server().app.inject({ url: listExercises.path, headers })).rawPayload;
    };
    const first = await packed();
    await vi.waitFor(async () => expect((await packed()).length).toBeLessThan(first.length * 0.9), {
      timeout: 50_000,
      interval: 500,
    });
    expect(brotliDecompressSync(await packed())).toEqual(brotliDecompressSync(first));
  });
});
