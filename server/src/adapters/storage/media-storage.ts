import type { Readable } from 'node:stream';

/** Bytes from 0, both ends included. */
type ByteRange = { readonly start: number; readonly end: number };

export type StoredFile = {
  /** Bytes. */
  readonly size: number;
  /** The content, or a part of it. */
  readonly open: (range?: ByteRange) => Promise<Readable>;
};

export type ListedFile = { readonly key: string; readonly storedAt: Date };

/**
 * Stores images and videos. A key is a folder and a name, such as `library/2.0a1b2c.mp4`, never taken from a call.
 * Files of other installations are neither found nor listed.
 */
export type MediaStorage = {
  /** Stores all bytes or none; durable once it resolves. Replaces a file with this key. */
  readonly put: (key: string, bytes: Uint8Array) => Promise<void>;
  readonly find: (key: string) => Promise<StoredFile | null>;
  readonly remove: (keys: readonly string[]) => Promise<void>;
  /** All keys, a page at a time. */
  readonly list: () => AsyncIterable<readonly ListedFile[]>;
};

/** The storage is out of reach or full: the same call may succeed later. */
export class StorageFault extends Error {
  override name = 'StorageFault';
}

/** Turns every failure into a StorageFault with the error as its cause. */
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

/** Null when there is no such file. */
export async function readStored(storage: MediaStorage, key: string): Promise<Buffer | null> {
  const stored = await storage.find(key);
  return stored && Buffer.concat(await asFault((await stored.open()).toArray()));
}
