import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { migrationNames, migrateTo, migrate } from '#db/migrate.ts';
import { emptyTables, fillTable, setCounters } from './fill.queries.ts';
import { BadBackup, type BackupManifest, mediaPath, verifyBackup } from './manifest.ts';
import { findTables, type Row } from './snapshot.queries.ts';
import type { StagedDatabase } from './staged.ts';
import type { Staging } from './staging.ts';

/** Throws BadBackup when the backup is damaged or of a newer release. */
export async function checkBackup(folder: string): Promise<BackupManifest> {
  const manifest = await verifyBackup(folder);
  const known = migrationNames();
  const { migrations } = manifest;
  if (migrations.length === 0 || migrations.some((name, index) => name !== known[index])) {
    throw new BadBackup('The backup is of a newer release of Limber: restore it with that one.');
  }
  return manifest;
}

/**
 * Reads a checked backup into `staging`, which then replaces the data in use. After a failure those are untouched.
 * Returns where the old data are now.
 */
export async function restoreBackup(
  folder: string,
  manifest: BackupManifest,
  staging: Staging,
): Promise<string[]> {
  const { database, media } = staging;
  try {
    await fillDatabase(folder, manifest, database);
    for (const key of manifest.media) {
      await media.storage.put(key, await readFile(path.join(folder, mediaPath(key))));
    }
    // The database last: until then the server could start on the old data.
    const movedMedia = await media.finish();
    const movedDatabase = await database.finish().catch(async (error: unknown) => {
      await media.putBack();
      throw error;
    });
    const moved = [movedMedia, movedDatabase];
    return moved.filter((place) => place !== null);
  } finally {
    await media.discard();
    await database.discard();
  }
}

async function fillDatabase(
  folder: string,
  { migrations, tables, counters }: BackupManifest,
  { db, schema }: StagedDatabase,
): Promise<void> {
  await migrateTo(db, migrations.at(-1) ?? '', schema);
  await db.transaction().execute(async (tx) => {
    await emptyTables(tx, await findTables(tx));
    for (const { name, rows, file } of tables) {
      const filled = await fillTable(tx, name, readRows(path.join(folder, file)));
      if (filled !== rows)
        throw new BadBackup(`The backup has ${filled} rows of ${name}, not ${rows}.`);
    }
    await setCounters(tx, counters);
  });
  await migrate(db, schema);
}

async function* readRows(file: string): AsyncGenerator<Row> {
  // Errors of the first stream reach the reader of the second.
  const text = pipeline(createReadStream(file), createGunzip(), () => {}).setEncoding('utf8');
  let rest = '';
  // node:readline also ends lines at U+2028.
  for await (const chunk of text) {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line) as Row;
  }
}
