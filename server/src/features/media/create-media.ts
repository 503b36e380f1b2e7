import { readManifest } from '@limber/library/drawings/manifest';
import { library } from '@limber/library/library';
import { createStorage } from '#adapters/storage/create-storage.ts';
import { createVideoMaker } from '#adapters/video/video-maker.ts';
import type { Config } from '#config/env.ts';
import { findInstallation } from '#db/installation.queries.ts';
import type { ExternalDeps } from '#deps.ts';
import { createDrawings } from './drawings/drawings.ts';
import { createMediaAddresses } from './media-addresses.ts';

/** Creates the dependencies for pictures and videos. Throws when their folder cannot be read. */
export async function createMedia(
  config: Pick<Config, 's3' | 'dataDir'>,
  { db, now, limits }: Pick<ExternalDeps, 'db' | 'now' | 'limits'>,
): Promise<Pick<ExternalDeps, 'storage' | 'videos' | 'drawings' | 'addresses'>> {
  const { name, mediaKey } = await findInstallation(db);
  const storage = await createStorage(config, name);
  const videos = createVideoMaker(limits);
  return {
    storage,
    videos,
    drawings: createDrawings(readManifest(), library, { storage, videos }),
    addresses: createMediaAddresses(mediaKey, now),
  };
}
