import { readManifest } from '@limber/library/drawings/manifest';
import { openStorage } from './adapters/storage/open-storage.ts';
import { openVideoMaker } from './adapters/video/video-maker.ts';
import type { Config } from './config/env.ts';
import { findInstallation } from './db/installation.queries.ts';
import type { Db } from './db/schema.ts';
import type { Deps } from './deps.ts';
import { openDrawings } from './drawings.ts';
import { openMediaAddresses } from './media-addresses.ts';

/** All that pictures and videos need of the outside: where they are kept, how they are made and found. */
export async function openMedia(
  config: Pick<Config, 's3' | 'dataDir'>,
  { db, now }: { db: Db; now: () => Date },
): Promise<Pick<Deps, 'storage' | 'videos' | 'drawings' | 'addresses'>> {
  const { name, mediaKey } = await findInstallation(db);
  const storage = await openStorage(config, name);
  const videos = openVideoMaker();
  return {
    storage,
    videos,
    drawings: openDrawings(readManifest(), { storage, videos }),
    addresses: openMediaAddresses(mediaKey, now),
  };
}
