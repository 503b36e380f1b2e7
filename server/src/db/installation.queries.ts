import type { Db } from './schema.ts';

/** The unique name of this installation, its secret for the addresses of private media, and how many accounts it ever had. */
export async function findInstallation(
  db: Db,
): Promise<{ name: string; mediaKey: string; accounts: number }> {
  return db
    .selectFrom('installation')
    .select(['name', 'mediaKey', 'accounts'])
    .executeTakeFirstOrThrow();
}
