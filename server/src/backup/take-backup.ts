import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { MediaStorage } from '#adapters/storage/media-storage.ts';
import { findInstallation } from '#db/installation.queries.ts';
import { isSqlite } from '#db/is-sqlite.ts';
import type { Db } from '#db/schema.ts';
import { wantedFiles } from '#features/media/wanted-files.ts';
import { syncFolder } from '#adapters/storage/sync-folder.ts';
import { type BackupManifest, mediaPath, writeManifest } from './manifest.ts';
import {
  findCounters,
  findMigrations,
  findTables,
  inSnapshot,
  readTable,
} from './snapshot.queries.ts';

/** Files may be removed with their rows during a backup; then the rows are read again. */
const MAX_SNAPSHOTS = 3;
/** Characters that are compressed at once; compressing row by row takes many times as long. */
const CHUNK_CHARACTERS = 65_536;
const FOR_OWNER = { mode: 0o600 };
const FOLDER_FOR_OWNER = { recursive: true, mode: 0o700 };
/** The exact name, since old backups are deleted and other folders may stand beside them. */
const FINISHED = /^limber-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/;
const UNFINISHED = /^limber-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z\.part$/;
/** An unfinished backup of this age was interrupted. */
const ABANDONED_MS = 24 * 60 * 60 * 1000;

type Source = { db: Db; storage: MediaStorage; now: () => Date };

export type Backup = {
  readonly folder: string;
  readonly manifest: Omit<BackupManifest, 'format' | 'files'>;
  /** Keys of rows whose files were lost before the backup. */
  readonly lost: readonly string[];
};

/**
 * Copies the database and the media into a new folder below `parent`, beside running servers. All rows are of one
 * moment, and every file that they name is included. The folder has another name until it is complete.
 */
export async function takeBackup(source: Source, parent: string): Promise<Backup> {
  const at = source.now().toISOString();
  const name = `limber-${at.replaceAll(/[:.]/g, '-')}`;
  const unfinished = path.join(parent, `${name}.part`);
  await removeAbandoned(parent, source.now());
  await mkdir(path.join(unfinished, 'tables'), FOLDER_FOR_OWNER);
  try {
    const { content, lost } = await copyAll(source, unfinished);
    const manifest = { takenAt: at, ...content };
    await writeManifest(unfinished, manifest);
    const folder = path.join(parent, name);
    await rename(unfinished, folder);
    await syncFolder(parent);
    return { folder, manifest, lost };
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

export async function removeOldBackups(parent: string, keep: number): Promise<string[]> {
  const old = (await findBackups(parent)).slice(0, -keep);
  for (const name of old) await rm(path.join(parent, name), { recursive: true });
  return old;
}

export function takenAt(name: string): Date {
  const [day = '', time = ''] = name.replace('limber-', '').split('T');
  const [hours, minutes, seconds] = time.split('-');
  return new Date(`${day}T${hours}:${minutes}:${seconds}Z`);
}

export async function findBackups(parent: string): Promise<string[]> {
  const names = await readdir(parent).catch(() => []);
  return names
    .filter((name) => FINISHED.test(name) && !Number.isNaN(takenAt(name).getTime()))
    .toSorted();
}

async function removeAbandoned(parent: string, now: Date): Promise<void> {
  const names = await readdir(parent).catch(() => []);
  for (const name of names.filter((one) => UNFINISHED.test(one))) {
    const { mtimeMs } = await stat(path.join(parent, name));
    if (now.getTime() - mtimeMs < ABANDONED_MS) continue;
    await rm(path.join(parent, name), { recursive: true, force: true });
  }
}

async function copyAll({ db, storage }: Source, folder: string) {
  for (let attempt = 1; ; attempt += 1) {
    const { wanted, ...rows } = await inSnapshot(db, (snapshot) => copyRows(snapshot, folder));
    const lost = await copyMedia(storage, folder, wanted);
    if (lost.length > 0 && attempt < MAX_SNAPSHOTS) continue;
    await removeUnwanted(folder, new Set(wanted));
    const media = wanted.filter((key) => !lost.includes(key));
    return { content: { ...rows, media }, lost };
  }
}

async function copyRows(snapshot: Db, folder: string) {
  const tables: BackupManifest['tables'] = [];
  for (const name of await findTables(snapshot)) {
    const file = `tables/${name}.ndjson.gz`;
    let rows = 0;
    const lines = async function* () {
      let chunk = '';
      for await (const row of readTable(snapshot, name)) {
        rows += 1;
        chunk += `${JSON.stringify(row)}\n`;
        if (chunk.length < CHUNK_CHARACTERS) continue;
        yield chunk;
        chunk = '';
      }
      if (chunk !== '') yield chunk;
    };
    await pipeline(Readable.from(lines()), createGzip(), openNew(path.join(folder, file)));
    tables.push({ name, rows, file });
  }
  return {
    database: isSqlite(snapshot) ? ('SQLite' as const) : ('PostgreSQL' as const),
    installation: (await findInstallation(snapshot)).name,
    migrations: await findMigrations(snapshot),
    tables,
    counters: await findCounters(snapshot),
    wanted: [...(await wantedFiles(snapshot))].toSorted(),
  };
}

/** Copies missing files. Returns the keys of lost ones. */
async function copyMedia(
  storage: MediaStorage,
  folder: string,
  keys: readonly string[],
): Promise<string[]> {
  const missing: string[] = [];
  const there = new Set(await listMedia(folder));
  for (const key of keys) {
    if (there.has(key)) continue;
    const stored = await storage.find(key);
    if (stored === null) {
      missing.push(key);
      continue;
    }
    const file = path.join(folder, mediaPath(key));
    await mkdir(path.dirname(file), FOLDER_FOR_OWNER);
    await pipeline(await stored.open(), openNew(file));
  }
  return missing;
}

/** Removes copies of files whose rows were deleted during the backup. */
async function removeUnwanted(folder: string, wanted: ReadonlySet<string>): Promise<void> {
  for (const key of await listMedia(folder)) {
    if (!wanted.has(key)) await rm(path.join(folder, mediaPath(key)));
  }
}

/** Keys copied so far. */
async function listMedia(folder: string): Promise<string[]> {
  const media = path.join(folder, mediaPath(''));
  const entries = await readdir(media, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => path.relative(media, path.join(parentPath, name)));
}

/** A new file for its owner alone, which is on the disk once it is closed. */
const openNew = (file: string) => createWriteStream(file, { ...FOR_OWNER, flush: true });
