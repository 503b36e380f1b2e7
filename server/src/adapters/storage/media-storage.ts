import type { Readable } from 'node:stream';

/** A part of a file, both ends included, counted in bytes from 0. */
type ByteRange = { readonly start: number; readonly end: number };

/** A stored file. */
export type StoredFile = {
  /** Bytes. */
  readonly size: number;
  /** Its content, or a part of it. */
  readonly open: (range?: ByteRange) => Promise<Readable>;
};

/** A file's key and when it was stored. */
export type ListedFile = { readonly key: string; readonly storedAt: Date };

/**
 * Stores images and videos. A key is a folder and a name, such as `library/2.0a1b2c.mp4`, made by the server
 * and never taken from a call. Files of other installations are neither found nor listed.
 */
export type MediaStorage = {
  /** Stores the bytes completely or not at all; durable once it resolves. Replaces a file with this key. */
  readonly put: (key: string, bytes: Uint8Array) => Promise<void>;
  /** Null when there is none. */
  readonly find: (key: string) => Promise<StoredFile | null>;
  /** Removes files. Keys without a file are ignored. */
  readonly remove: (keys: readonly string[]) => Promise<void>;
  /** All keys, a page at a time. */
  readonly list: () => AsyncIterable<readonly ListedFile[]>;
};

/** The folder or the bucket cannot be reached, or is full: the same call may succeed later. */
export class StorageFault extends Error {
  override name = 'StorageFault';
}

/** Wraps a storage so that every failure is a StorageFault, with the error as its cause. */
export function withStorageFaults({ put, find, remove, list }: MediaStorage): MediaStorage {
  return {
    put: (key, bytes) => asFault(put(key, bytes)),
    find: async (key) => {
      const stored = await asFault(find(key));
      return stored && { ...stored, open: (range) => asFault(stored.open(range)) };
    },
    remove: (keys) => asFault(remove(keys)),
    list,
  };
}

async function asFault<Result>(work: Promise<Result>): Promise<Result> {
  return work.catch((cause: unknown) => {
    throw new StorageFault('Media cannot be reached', { cause });
  });
}

/** The whole content of a file; null when there is none. */
export async function readStored(storage: MediaStorage, key: string): Promise<Buffer | null> {
  const stored = await storage.find(key);
  return stored && Buffer.concat(await asFault((await stored.open()).toArray()));
}
