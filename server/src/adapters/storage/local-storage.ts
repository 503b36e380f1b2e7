import { createReadStream, type Stats } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { once } from 'node:events';
import type { ListedFile, MediaStorage } from './media-storage.ts';
import { syncFolder } from './sync-folder.ts';
import { nullIfMissing, removeUnfinished, unfinishedName } from './unfinished-files.ts';

/** First removes unfinished files of processes that have ended. */
export async function createLocalStorage(folder: string): Promise<MediaStorage> {
  await removeUnfinished(folder);
  const fileOf = (key: string) => path.join(folder, key);
  return {
    put: async (key, bytes) => {
      const file = fileOf(key);
      await mkdir(path.dirname(file), { recursive: true });
      const unfinished = unfinishedName(file);
      try {
        await writeDurably(unfinished, bytes);
        await rename(unfinished, file);
        await syncFolder(path.dirname(file));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    find: async (key) => {
      const file = fileOf(key);
      const found = await stat(file).catch(nullIfMissing);
      if (!found?.isFile()) return null;
      return {
        size: found.size,
        open: async (range) => {
          const stream = createReadStream(file, range);
          await once(stream, 'open');
          return stream;
        },
      };
    },
    remove: async (keys) => {
      await Promise.all(keys.map((key) => rm(fileOf(key), { force: true })));
    },
    list: async function* () {
      for (const one of await readFolder(folder)) {
        if (one.found.isDirectory()) yield await listFolder(folder, one.name);
      }
    },
  };
}

async function listFolder(root: string, name: string): Promise<ListedFile[]> {
  const files = await readFolder(path.join(root, name));
  return files
    .filter(({ found }) => found.isFile())
    .map((file) => ({ key: `${name}/${file.name}`, storedAt: file.found.mtime }));
}

/** Links are followed, since a folder may have been moved to another disk. */
async function readFolder(folder: string): Promise<{ name: string; found: Stats }[]> {
  const names = (await readdir(folder).catch(nullIfMissing)) ?? [];
  const all = await Promise.all(
    names.map(async (name) => {
      const found = await stat(path.join(folder, name)).catch(nullIfMissing);
      return found && { name, found };
    }),
  );
  return all.filter((one) => one !== null);
}

/** Returns once the bytes are on the disk. */
async function writeDurably(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
