import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { isSqlite } from '../../server/src/db/is-sqlite.ts';
import { migrate } from '../../server/src/db/migrate.ts';
import { openDatabase } from '../../server/src/db/open.ts';
import type { Db } from '../../server/src/db/schema.ts';
import { startPostgres } from '../../server/src/test/postgres.ts';
import { fill, type Size } from './fill.ts';

type Bytes = Awaited<ReturnType<typeof fill>>;

/** Databases of several sizes, filled on first use. */
export type Databases = {
  readonly open: (size: Size) => Promise<Db>;
  readonly stop: () => Promise<void>;
};

/** The folder may be kept for later runs. */
export async function openDatabases(
  folder: string,
  engine: 'SQLite' | 'PostgreSQL',
  passwordHash: string,
): Promise<Databases> {
  mkdirSync(folder, { recursive: true });
  const { addressOf, addressToFill, empty, stop } = await (engine === 'SQLite' ? sqlite : postgres)(
    folder,
  );
  return {
    stop,
    open: async (size) => {
      const name = `people_${size.people}_records_${size.records}`;
      const note = path.join(folder, `${engine}_${name}.json`);
      if (!existsSync(note)) {
        await empty(name);
        const db = openDatabase(addressToFill(name));
        await migrate(db);
        writeFileSync(note, JSON.stringify(await fill(db, size, passwordHash)));
        await db.destroy();
      }
      const { accountBytes, recordBytes } = JSON.parse(readFileSync(note, 'utf8')) as Bytes;
      console.log(
        `${engine}, ${size.records} records of ${size.people} people: ${accountBytes} bytes an account, ${recordBytes} bytes a record`,
      );
      const db = openDatabase(addressOf(name));
      await migrate(db);
      // Like `startPostgres`: the cost of syncing is constant and would hide growth.
      if (isSqlite(db)) await sql`pragma synchronous = off`.execute(db);
      return db;
    },
  };
}

async function sqlite(folder: string) {
  const dataDirOf = (name: string) => path.join(folder, 'sqlite', name);
  const addressOf = (name: string) => ({ databaseUrl: null, dataDir: dataDirOf(name) });
  return {
    addressOf,
    addressToFill: addressOf,
    empty: async (name: string) => rmSync(dataDirOf(name), { recursive: true, force: true }),
    stop: async () => {},
  };
}

async function postgres(folder: string) {
  const { url, stop } = await startPostgres({
    keptIn: path.join(folder, 'postgres'),
    settings: ['wal_level=minimal', 'max_wal_senders=0', 'max_wal_size=4GB'],
  });
  const addressOf = (name: string, options = '') => {
    const address = new URL(url);
    address.pathname = `/${name}`;
    if (options !== '') address.searchParams.set('options', options);
    return { databaseUrl: address.href, dataDir: folder };
  };
  // Without foreign key checks, which take longer than the rows.
  const addressToFill = (name: string) => addressOf(name, '-c session_replication_role=replica');
  const empty = async (name: string) => {
    const db = openDatabase({ databaseUrl: url, dataDir: folder });
    await sql`drop database if exists ${sql.id(name)}`.execute(db);
    await sql`create database ${sql.id(name)}`.execute(db);
    await db.destroy();
  };
  return { addressOf: (name: string) => addressOf(name), addressToFill, empty, stop };
}
