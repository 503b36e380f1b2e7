import { createHash } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { StorageFault } from '#adapters/storage/media-storage.ts';
import {
  removeLongOver,
  removeUnfinished,
  unfinishedName,
} from '#adapters/storage/unfinished-files.ts';
import type { SentFiles } from '#http/form.ts';
import { Refused, RETRY_AFTER_SECONDS } from '#http/refused.ts';

/**
 * Temporary files of uploads, private, of at most `maxBytes` together. Leftovers of an earlier process are removed
 * first.
 */
export async function createUploadSpace(folder: string, maxBytes: number): Promise<SentFiles> {
  await removeUnfinished(folder);
  let taken = 0;
  const take = (bytes: number) => {
    if (taken + bytes > maxBytes) {
      const message = 'Many people are uploading. Please try again in a moment.';
      throw new Refused(503, 'busy', message, { retryAfter: RETRY_AFTER_SECONDS });
    }
    taken += bytes;
  };
  return {
    removeLeft: () => removeLongOver(folder),
    write: async (bytes) => {
      const file = path.join(folder, unfinishedName('upload'));
      const handle = await asFault(openAnew(file));
      const hash = createHash('sha256');
      let size = 0;
      const remove = async () => {
        taken -= size;
        size = 0;
        await rm(file, { force: true });
      };
      try {
        for await (const chunk of bytes) {
          take(chunk.length);
          size += chunk.length;
          hash.update(chunk);
          await asFault(handle.writeFile(chunk));
        }
      } catch (error) {
        await remove();
        throw error;
      } finally {
        await handle.close();
      }
      return { file, hash: hash.digest('base64url'), remove };
    },
  };
}

async function openAnew(file: string) {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  return open(file, 'wx', 0o600);
}

const asFault = <Result>(work: Promise<Result>): Promise<Result> =>
  work.catch((cause: unknown) => {
    throw new StorageFault('An upload cannot be written', { cause });
  });
