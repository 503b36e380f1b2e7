import path from 'node:path';
import { IMAGE_LIMITS } from '@limber/domain/exercises/image-rules';
import { readManifest } from '@limber/library/drawings/manifest';
import { library } from '@limber/library/library';
import { createStorage } from '#adapters/storage/create-storage.ts';
import { createVideoMaker } from '#adapters/video/video-maker.ts';
import type { Config } from '#config/env.ts';
import { findInstallation } from '#db/installation.queries.ts';
import type { ExternalDeps } from '#deps.ts';
import { createDrawings } from './drawings/drawings.ts';
import { createMediaAddresses } from './media-addresses.ts';
import { createUploadSpace } from './uploads/upload-space.ts';

export async function createMedia(
  config: Pick<Config, 's3' | 'dataDir'>,
  { db, now, limits }: Pick<ExternalDeps, 'db' | 'now' | 'limits'>,
): Promise<Pick<ExternalDeps, 'storage' | 'videos' | 'drawings' | 'addresses' | 'sentFiles'>> {
  const { name, mediaKey } = await findInstallation(db);
  const storage = await createStorage(config, name);
  const videos = createVideoMaker(limits);
  return {
    storage,
    videos,
    drawings: createDrawings(readManifest(), library, { storage, videos }),
    addresses: createMediaAddresses(mediaKey, now),
    sentFiles: await createUploadSpace(
      path.resolve(config.dataDir, 'uploads-under-way'),
      uploadRoom(limits.processes),
    ),
  };
}

/** Limit of all processes together: 25 of the largest files. */
const MAX_UPLOADS_BYTES = 25 * IMAGE_LIMITS.bytes;

/** Limit of one process in bytes: at least two of the largest files. */
const uploadRoom = (processes: number): number =>
  Math.max(2 * IMAGE_LIMITS.bytes, MAX_UPLOADS_BYTES / processes);
