import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createCustomPlan } from '@limber/contract/custom-plans';
import { getTodaysRoutine } from '@limber/contract/routines';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { createStorage } from '#adapters/storage/create-storage.ts';
import { type MediaStorage, readStored } from '#adapters/storage/media-storage.ts';
import type { S3Config } from '#config/env.ts';
import { isMigrated } from '#db/migrate.ts';
import { openDatabase } from '#db/open.ts';
import type { Db } from '#db/schema.ts';
import { createPostgresUrl } from '#test/engines.ts';
import { startS3 } from '#test/s3-server.ts';
import { onEachDatabase, onSqlite, type TestServer } from '#test/on-each-database.ts';
import { photos, storedKeys, uploadImages } from '#test/uploading.ts';
import { DATABASE_FILE, foldersOf, restoreCutShort } from './folders.ts';
import { BadBackup } from './manifest.ts';
import { checkBackup, restoreBackup } from './restore-backup.ts';
import { isBackupDue } from './scheduled.ts';
import { findCounters, findTables, inSnapshot, readTable } from './snapshot.queries.ts';
import { openStaging } from './staging.ts';
import { findBackups, removeOldBackups, takeBackup } from './take-backup.ts';

const CHIN = 2;
const root = mkdtempSync(path.join(tmpdir(), 'limber-backup-'));
const newFolder = () => mkdtempSync(path.join(root, 'folder-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Every row of every table, and the last id that each table has given. */
const readAll = (db: Db) =>
  inSnapshot(db, async (snapshot) => {
    const tables: Record<string, unknown[]> = {};
    for (const name of await findTables(snapshot)) {
      const rows = await Array.fromAsync(readTable(snapshot, name));
      // A table has no order of its own.
      tables[name] = rows.toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));
    }
    const counters = (await findCounters(snapshot)).toSorted((a, b) =>
      a.table.localeCompare(b.table),
    );
    return { tables, counters: counters.filter(({ last }) => last > 0) };
  });

/** A member with a routine, a plan whose name is hard to write down, and pictures. */
async function fill(server: TestServer): Promise<void> {
  const ada = await server.register('ada');
  const grace = await server.register('grace');
  await grace.ask(getTodaysRoutine, { query: { date: '2026-01-05' } });
  const name = 'Neck\u2028and "back" \u{1F9D8} \\';
  await grace.ask(createCustomPlan, { body: { name, exerciseIds: [1, 2] } });
  await uploadImages(server, ada, CHIN, await photos(1));
  await uploadImages(server, grace, CHIN, await photos(2));
}

const backUp = async (server: TestServer, parent = newFolder()) => takeBackup(server.deps, parent);

/** Restores the backup into this place, and opens the restored database and storage. */
async function restoreTo(
  place: { databaseUrl: string | null; dataDir: string; s3?: S3Config },
  folder: string,
  replaces = false,
) {
  const manifest = await checkBackup(folder);
  const { installation } = manifest;
  const options = { installation, now: new Date(), replaces };
  const staging = await openStaging({ s3: null, ...place }, options);
  const moved = await restoreBackup(folder, manifest, staging);
  const storage = await createStorage({ s3: null, dataDir: place.dataDir }, installation);
  return { db: openDatabase(place), storage, moved };
}

onEachDatabase('a backup', (server) => {
  test('comes back row by row and file by file, on either database', async () => {
    await fill(server());
    const { folder, manifest, lost } = await backUp(server());
    const before = await readAll(server().db);
    expect(before.tables['custom_plan']).toHaveLength(1);
    expect([manifest.media.length, lost]).toEqual([6, []]);
    for (const databaseUrl of [null, await createPostgresUrl()]) {
      const restored = await restoreTo({ databaseUrl, dataDir: newFolder() }, folder);
      expect(await readAll(restored.db)).toEqual(before);
      for (const key of await storedKeys(server())) {
        const bytes = await readStored(server().deps.storage, key);
        expect((await readStored(restored.storage, key))?.equals(bytes ?? Buffer.of())).toBe(true);
      }
      expect(restored.moved).toEqual([]);
      await restored.db.destroy();
    }
  });

  test('moves aside what it replaces, and only when told to', async () => {
    await fill(server());
    const { folder } = await backUp(server());
    for (const databaseUrl of [null, await createPostgresUrl()]) {
      const place = { databaseUrl, dataDir: newFolder() };
      const first = await restoreTo(place, folder);
      await first.db.updateTable('user').set({ fullName: 'Later' }).execute();
      await first.db.destroy();
      await expect(restoreTo(place, folder)).rejects.toThrow(
        'With --replace they are moved aside.',
      );
      const second = await restoreTo(place, folder, true);
      expect(await readAll(second.db)).toEqual(await readAll(server().db));
      expect(second.moved).toHaveLength(2);
      expect(await isMigrated(second.db)).toBe(true);
      await second.db.destroy();
    }
  });
});

onSqlite('a backup', (server) => {
  test('that was cut short or altered anywhere is refused, and leaves what is there alone', async () => {
    await fill(server());
    const { folder } = await backUp(server());
    const place = { databaseUrl: null, dataDir: newFolder() };
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      statSync(path.join(folder, name)).isFile(),
    );
    expect(files.length).toBeGreaterThan(30);
    for (const file of files) {
      for (const harm of HARMS) {
        const whole = readFileSync(path.join(folder, file));
        harm(path.join(folder, file));
        await expect(restoreTo(place, folder, true)).rejects.toThrow(BadBackup);
        writeFileSync(path.join(folder, file), whole);
      }
    }
    expect(readdirSync(place.dataDir)).toEqual([]);
    await checkBackup(folder);
  });

  test('of a newer release is refused', async () => {
    await sql`insert into kysely_migration values ('9999-later', '')`.execute(server().db);
    const { folder } = await backUp(server());
    await sql`delete from kysely_migration where name = '9999-later'`.execute(server().db);
    await expect(checkBackup(folder)).rejects.toThrow('of a newer release');
  });

  test('is not put in the place of data that a server is using', async () => {
    const { folder } = await backUp(server());
    for (const databaseUrl of [null, await createPostgresUrl()]) {
      const place = { databaseUrl, dataDir: newFolder() };
      const { db } = await restoreTo(place, folder);
      await db.selectFrom('user').selectAll().execute();
      await expect(restoreTo(place, folder, true)).rejects.toThrow('A server is using');
      await db.destroy();
    }
  });

  test('leaves pictures and videos alone when a server has started before the restore is done', async () => {
    const { folder } = await backUp(server());
    await fill(server());
    const filled = await backUp(server());
    const place = { databaseUrl: null, dataDir: newFolder() };
    const { db, storage } = await restoreTo(place, filled.folder);
    await readAll(db);
    await db.destroy();
    const manifest = await checkBackup(folder);
    const options = { installation: manifest.installation, now: new Date(), replaces: true };
    const staging = await openStaging({ s3: null, ...place }, options);
    const started = openDatabase(place);
    await readAll(started);
    await expect(restoreBackup(folder, manifest, staging)).rejects.toThrow('A server is using');
    await started.destroy();
    for (const key of filled.manifest.media) expect(await storage.find(key)).not.toBeNull();
    expect(readdirSync(place.dataDir).toSorted()).toEqual(['limber.sqlite', 'media']);
  });

  test('that was cut short while databases changed places keeps the server from starting', () => {
    const live = newFolder();
    const { staged, aside } = foldersOf(live, '1');
    const cutShort = () => restoreCutShort(live);
    mkdirSync(staged);
    expect([cutShort(), restoreCutShort(path.join(live, 'nothing'))]).toEqual([null, null]);
    writeFileSync(path.join(staged, DATABASE_FILE), '');
    expect(cutShort()).toContain('Run it again; then delete');
    writeFileSync(path.join(live, DATABASE_FILE), '');
    expect(cutShort()).toBeNull();
    mkdirSync(aside);
    expect(cutShort()).toContain(`move back what is in ${aside}`);
    rmSync(path.join(staged, DATABASE_FILE));
    expect(cutShort()).toBeNull();
  });

  test('has every file that its rows name, though files go while it is taken', async () => {
    await fill(server());
    const { storage } = server().deps;
    let isFirst = true;
    const find = async (key: string) => {
      if (isFirst) await server().db.deleteFrom('exercise_image').execute();
      if (isFirst) await storage.remove(await storedKeys(server()));
      isFirst = false;
      return storage.find(key);
    };
    const { manifest, lost } = await takeBackup(
      { ...server().deps, storage: { ...storage, find } },
      newFolder(),
    );
    expect([manifest.media, lost]).toEqual([[], []]);
    expect(manifest.tables.find(({ name }) => name === 'exercise_image')?.rows).toBe(0);
  });

  test('is taken of a bucket, and restored into one', async () => {
    const s3 = await startS3();
    const place = { databaseUrl: null, dataDir: newFolder(), s3: s3.config };
    await fill(server());
    const { folder } = await backUp(server());
    const { installation } = await checkBackup(folder);
    const { db } = await restoreTo(place, folder);
    const storage = await createStorage(place, installation);
    const again = await takeBackup({ db, storage, now: () => new Date() }, newFolder());
    expect([again.manifest.media.length, again.lost]).toEqual([6, []]);
    await checkBackup(again.folder);
    await db.destroy();
    await s3.close();
  });

  test('that fails on the way into a bucket leaves every row and file there as they are', async () => {
    const s3 = await startS3();
    const place = { databaseUrl: null, dataDir: newFolder(), s3: s3.config };
    await fill(server());
    const first = await backUp(server());
    const { installation } = first.manifest;
    const live = await restoreTo(place, first.folder);
    const before = await readAll(live.db);
    await live.db.destroy();
    const eve = await server().register('eve');
    await uploadImages(server(), eve, CHIN, await photos(2));
    const second = await backUp(server());
    const options = { installation, now: new Date(), replaces: true };
    const { media, database } = await openStaging(place, options);
    const manifest = await checkBackup(second.folder);
    let left = manifest.media.length - 1;
    const put: MediaStorage['put'] = async (...file) => {
      left -= 1;
      if (left < 0) throw new Error('The bucket is gone');
      await media.storage.put(...file);
    };
    const failing = { database, media: { ...media, storage: { ...media.storage, put } } };
    await expect(restoreBackup(second.folder, manifest, failing)).rejects.toThrow(
      'The bucket is gone',
    );
    const db = openDatabase(place);
    expect(await readAll(db)).toEqual(before);
    const storage = await createStorage(place, installation);
    for (const key of first.manifest.media) {
      expect(await readStored(storage, key)).toEqual(await readStored(server().deps.storage, key));
    }
    expect(readdirSync(place.dataDir).filter((name) => name.startsWith('.restoring'))).toEqual([]);
    await db.destroy();
    await s3.close();
  });

  test('names the files that were lost before it', async () => {
    await fill(server());
    await server().deps.storage.remove(await storedKeys(server()));
    expect((await backUp(server())).lost).toHaveLength(6);
  });

  test('can be read by its owner alone', async () => {
    await fill(server());
    const { folder } = await backUp(server());
    const modes = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
      (name) => statSync(path.join(folder, name)).mode & 0o077,
    );
    expect([statSync(folder).mode & 0o077, ...new Set(modes)]).toEqual([0, 0]);
  });

  test('is due every day, and goes when there are enough newer ones', async () => {
    const parent = newFolder();
    for (const day of ['05', '06', '07']) {
      server().clock.now = new Date(`2026-01-${day}T09:00:00Z`);
      await backUp(server(), parent);
    }
    const all = await findBackups(parent);
    expect(await isBackupDue(parent, new Date('2026-01-08T07:59:00Z'))).toBe(false);
    expect(await isBackupDue(parent, new Date('2026-01-08T08:00:00Z'))).toBe(true);
    expect(await isBackupDue(newFolder(), new Date())).toBe(true);
    for (const notOurs of [
      'limber-2026',
      'limber-2026-01-01',
      'limber-9',
      'limber-T',
      'limber-2099-13-45T99-99-99-000Z',
    ]) {
      mkdirSync(path.join(parent, notOurs));
    }
    mkdirSync(path.join(parent, 'limber-2999-01-01T00-00-00-000Z'));
    expect(await isBackupDue(parent, new Date('2026-01-08T07:59:00Z'))).toBe(false);
    expect(await isBackupDue(parent, new Date('2026-01-08T08:00:00Z'))).toBe(true);
    rmdirSync(path.join(parent, 'limber-2999-01-01T00-00-00-000Z'));
    expect(await removeOldBackups(parent, 2)).toEqual(all.slice(0, 1));
    expect(await findBackups(parent)).toEqual(all.slice(1));
  });
});

/** Ways in which a file of a backup may be damaged. */
const HARMS: ((file: string) => void)[] = [
  (file) => truncateSync(file, 0),
  (file) => truncateSync(file, statSync(file).size - 1),
  (file) => {
    const bytes = readFileSync(file);
    const middle = Math.floor(bytes.length / 2);
    bytes.writeUInt8((bytes.at(middle) ?? 0) ^ 1, middle);
    writeFileSync(file, bytes);
  },
  (file) => rmSync(file),
];
