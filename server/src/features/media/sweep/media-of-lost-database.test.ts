import { expect, test } from 'vitest';
import { findCreation } from '#db/migrate.ts';
import type { ListedFile } from '#adapters/storage/media-storage.ts';
import { onEachDatabase, type TestServer } from '#test/on-each-database.ts';
import { mediaOfLostDatabase } from './media-of-lost-database.ts';
import { sweep } from './sweep.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const KEY = 'private/0f3c8a52-9d1e-4b7a-8c6d-5e4f3a2b1c0d.0123456789ab.webp';

/** The server, with one file that was stored this many days before its database was made. */
async function withFile({ deps }: TestServer, daysBefore: number) {
  const storedAt = new Date((await findCreation(deps.db)).getTime() - daysBefore * DAY_MS);
  const removed: string[] = [];
  const storage = {
    ...deps.storage,
    list: async function* (): AsyncGenerator<ListedFile[]> {
      yield [{ key: KEY, storedAt }];
    },
    remove: async (keys: readonly string[]) => void removed.push(...keys),
  };
  const now = () => new Date(Date.now() + 9 * DAY_MS);
  return { deps: { ...deps, storage, now }, removed };
}

onEachDatabase('media that are older than an empty database', (server) => {
  test('are named at the start, with what to do', async () => {
    const { deps } = await withFile(server(), 2);
    const sentence = await mediaOfLostDatabase(deps);
    expect(sentence).toContain(`1 file, such as ${KEY}`);
    expect(sentence).toContain('put it back');
  });

  test('are no matter where accounts are, or where the files came after the database', async () => {
    const { deps } = await withFile(server(), -2);
    expect(await mediaOfLostDatabase(deps)).toBeNull();
    const old = await withFile(server(), 2);
    await server().register('ada');
    expect(await mediaOfLostDatabase(old.deps)).toBeNull();
  });

  test('outlive the hourly sweep, and go when somebody sweeps by hand', async () => {
    const { deps, removed } = await withFile(server(), 2);
    await sweep({ ...deps, since: await findCreation(deps.db) });
    expect(removed).toEqual([]);
    await sweep(deps);
    expect(removed).toEqual([KEY]);
  });
});
