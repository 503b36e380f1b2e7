import path from 'node:path';
import type { Config } from '#config/env.ts';
import { createLocalStorage } from './local-storage.ts';
import { type MediaStorage, withStorageFaults } from './media-storage.ts';

/**
 * The configured bucket, else a folder of this machine. `installation` is the name in the database: installations may
 * share a bucket, and a sweep with the wrong database must not see the files of others.
 */
export async function createStorage(
  { s3, dataDir }: Pick<Config, 's3' | 'dataDir'>,
  installation: string,
): Promise<MediaStorage> {
  if (s3 === null) {
    return withStorageFaults(
      await createLocalStorage(path.resolve(dataDir, 'media', installation)),
    );
  }
  const { createS3Storage } = await import('./s3-storage.ts');
  return withStorageFaults(createS3Storage(s3, installation));
}
