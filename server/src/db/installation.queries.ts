import type { Db } from './schema.ts';

/** The unique name of this installation, and its secret for the addresses of private media. */
export async function findInstallation(db: Db): Promise<{ name: string; mediaKey: string }> {
  return db.selectFrom('installation').select(['name', 'mediaKey']).executeTakeFirstOrThrow();
}
