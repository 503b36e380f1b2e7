import type { Config } from '#config/env.ts';
import { foldersOf } from './folders.ts';
import { stageBucket, stageFolder } from './stage-media.ts';
import { stagePostgres } from './stage-postgres.queries.ts';
import { stageSqlite } from './stage-sqlite.ts';
import type { StagedDatabase, StagedMedia } from './staged.ts';

/** The destination of a restore. */
export type Staging = { readonly database: StagedDatabase; readonly media: StagedMedia };

type Place = Pick<Config, 'dataDir' | 'databaseUrl' | 's3'>;
type Options = {
  installation: string;
  now: Date;
  /** Whether existing data may be moved aside. */
  replaces: boolean;
};

/** Throws NotReplaced when existing data must stay. */
export async function openStaging(
  { dataDir, databaseUrl, s3 }: Place,
  { installation, now, replaces }: Options,
): Promise<Staging> {
  const stamp = now.toISOString().replaceAll(/\D/g, '');
  const folders = foldersOf(dataDir, stamp);
  const database =
    databaseUrl === null
      ? stageSqlite(folders, replaces)
      : await stagePostgres(databaseUrl, stamp, replaces);
  const media =
    s3 === null
      ? await stageFolder(folders, installation)
      : await stageBucket({ s3, dataDir }, installation);
  return { database, media };
}
