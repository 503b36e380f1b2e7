import { rm } from 'node:fs/promises';
import path from 'node:path';
import { createStorage } from '#adapters/storage/create-storage.ts';
import type { Config } from '#config/env.ts';
import { type Folders, putBackEntry, replaceEntry } from './folders.ts';
import type { StagedMedia } from './staged.ts';

/** Stages media in a folder that finally takes the place of the one in use. */
export async function stageFolder(folders: Folders, installation: string): Promise<StagedMedia> {
  const name = path.join('media', installation);
  return {
    storage: await createStorage({ s3: null, dataDir: folders.staged }, installation),
    finish: () => replaceEntry(folders, name),
    putBack: () => putBackEntry(folders, name),
    discard: () => rm(folders.staged, { recursive: true, force: true }),
  };
}

/** Stores media in the bucket at once. Keys contain a hash of the content, so existing files are not changed. */
export async function stageBucket(
  place: Pick<Config, 's3' | 'dataDir'>,
  installation: string,
): Promise<StagedMedia> {
  return {
    storage: await createStorage(place, installation),
    finish: async () => null,
    putBack: async () => {},
    discard: async () => {},
  };
}
