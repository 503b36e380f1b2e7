import type { Db } from './schema.ts';

/** This installation's unique name, its secret for addresses of private media, and how many accounts it ever had. */
export async function findInstallation(
  db: Db,
): Promise<{ name: string; mediaKey: string; accounts: number }> {
  return db
    .selectFrom('installation')
    .select(['name', 'mediaKey', 'accounts'])
    .executeTakeFirstOrThrow();
}
