import type { Readable } from 'node:stream';

/** A part of a file, both ends included, counted in bytes from 0. */
type ByteRange = { readonly start: number; readonly end: number };

/** A file as it is kept. */
export type StoredFile = {
  /** Bytes. */
  readonly size: number;
  /** Its content, or a part of it. */
  readonly open: (range?: ByteRange) => Promise<Readable>;
};

/** A file's key and when it was put there. */
export type ListedFile = { readonly key: string; readonly storedAt: Date };

/**
 * Where images and videos are kept. A key is a folder and a name, such as `library/2.0a1b2c.mp4`, made by
 * the server and never by a caller. What belongs to another installation is out of sight.
 */
export type MediaStorage = {
  /** Keeps the bytes, whole or not at all, for good once the promise is kept. Replaces what was there. */
  readonly put: (key: string, bytes: Uint8Array) => Promise<void>;
  /** Null when there is none. */
  readonly find: (key: string) => Promise<StoredFile | null>;
  /** Removes files; those that are not there are none of its worries. */
  readonly remove: (keys: readonly string[]) => Promise<void>;
  /** All keys, a page at a time. */
  readonly list: () => AsyncIterable<readonly ListedFile[]>;
};

/** The folder or the bucket cannot be reached, or is full: the same call may go through later. */
export class StorageFault extends Error {
  override name = 'StorageFault';
}

/** The same storage, whose every failure is a StorageFault with what happened as its cause. */
export function withStorageFaults({ put, find, remove, list }: MediaStorage): MediaStorage {
  return {
    put: (key, bytes) => named(put(key, bytes)),
    find: async (key) => {
      const stored = await named(find(key));
      return stored && { ...stored, open: (range) => named(stored.open(range)) };
    },
    remove: (keys) => named(remove(keys)),
    list,
  };
}

async function named<Outcome>(work: Promise<Outcome>): Promise<Outcome> {
  return work.catch((cause: unknown) => {
    throw new StorageFault('Media cannot be reached', { cause });
  });
}

/** The whole content of a file; null when there is none. */
export async function readStored(storage: MediaStorage, key: string): Promise<Buffer | null> {
  const stored = await storage.find(key);
  return stored && Buffer.concat(await named((await stored.open()).toArray()));
}
