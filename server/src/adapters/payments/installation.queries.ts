import type { Db } from '../../db/schema.ts';

/** What tells this installation from others. */
export async function findInstallationName(db: Db): Promise<string> {
  const { name } = await db.selectFrom('installation').select('name').executeTakeFirstOrThrow();
  return name;
}
