import { findInstallation } from '#db/installation.queries.ts';
import { findCreation } from '#db/migrate.ts';
import type { Deps } from '#deps.ts';

/** A warning for a new, empty database beside older files: their database was probably lost. Null otherwise. */
export async function mediaOfLostDatabase({
  db,
  storage,
}: Pick<Deps, 'db' | 'storage'>): Promise<string | null> {
  const { accounts } = await findInstallation(db);
  if (accounts > 0) return null;
  const created = await findCreation(db);
  const older: string[] = [];
  for await (const page of storage.list()) {
    older.push(...page.filter(({ storedAt }) => storedAt < created).map(({ key }) => key));
  }
  const [first] = older;
  if (first === undefined) return null;
  const count = older.length === 1 ? '1 file' : `${older.length} files`;
  return `The database is new and empty, but older media lie beside it: ${count}, such as ${first}. If a database was moved or lost, stop the server now and put it back, or restore a backup. If this is meant as a new start, "npm run sweep" removes them; until then they are left alone.`;
}
