import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';

/** Incremented when a release can no longer read older backups. */
const FORMAT = 1;
const MANIFEST = 'manifest.json';
/** The manifest's hash, as `sha256sum --check` reads it. */
const SEAL = 'manifest.sha256';

/** Synced to the disk, readable by its owner alone. */
const WRITING = { flush: true, mode: 0o600 };

/** A path inside the backup's folder: a file written to a disk must not be able to leave it. */
const innerPath = z.string().regex(/^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/);

const manifestSchema = z.object({
  format: z.literal(FORMAT),
  takenAt: z.string(),
  database: z.enum(['SQLite', 'PostgreSQL']),
  /** The installation's name is the folder of its media. */
  installation: z.string().regex(/^[\w-]+$/),
  /** Oldest first. */
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), rows: z.number(), file: innerPath })),
  counters: z.array(z.object({ table: z.string(), last: z.number() })),
  /** Keys of stored images and videos. */
  media: z.array(innerPath),
  /** All files but the manifest and its seal. */
  files: z.array(z.object({ path: innerPath, size: z.number(), sha256: z.string() })),
});

/** A line of `sha256sum`. */
const sealOf = (sha256: string) => `${sha256}  ${MANIFEST}\n`;

export type BackupManifest = z.output<typeof manifestSchema>;

export class BadBackup extends Error {}

/** The path of a stored image or video in a backup. */
export const mediaPath = (key: string): string => `media/${key}`;

/** The size and hash of a file. */
async function describeFile(file: string): Promise<{ size: number; sha256: string }> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return { size: (await stat(file)).size, sha256: hash.digest('hex') };
}

/** Lists every file with size and hash, and seals the list. */
export async function writeManifest(
  folder: string,
  content: Omit<BackupManifest, 'format' | 'files'>,
): Promise<void> {
  const paths = [...content.tables.map(({ file }) => file), ...content.media.map(mediaPath)];
  const files: BackupManifest['files'] = [];
  for (const inner of paths) {
    files.push({ path: inner, ...(await describeFile(path.join(folder, inner))) });
  }
  const text = `${JSON.stringify({ format: FORMAT, ...content, files }, null, 1)}\n`;
  await writeFile(path.join(folder, MANIFEST), text, WRITING);
  const { sha256 } = await describeFile(path.join(folder, MANIFEST));
  await writeFile(path.join(folder, SEAL), sealOf(sha256), WRITING);
}

/** Compares every file with the manifest. Throws BadBackup for a difference. */
export async function verifyBackup(folder: string): Promise<BackupManifest> {
  const manifest = await readManifest(folder);
  for (const file of manifest.files) {
    const found = await describeFile(path.join(folder, file.path)).catch(() => {
      throw new BadBackup(`The backup is not complete: ${file.path} cannot be read.`);
    });
    if (found.size === file.size && found.sha256 === file.sha256) continue;
    throw new BadBackup(
      `The backup was damaged or altered: ${file.path} is not as it was written.`,
    );
  }
  return manifest;
}

async function readManifest(folder: string): Promise<BackupManifest> {
  const read = (name: string) =>
    readFile(path.join(folder, name), 'utf8').catch(() => {
      throw new BadBackup(`There is no whole backup in ${folder}: ${name} cannot be read.`);
    });
  const [text, seal] = [await read(MANIFEST), await read(SEAL)];
  const { sha256 } = await describeFile(path.join(folder, MANIFEST));
  if (seal !== sealOf(sha256)) {
    throw new BadBackup(`The backup was damaged or altered: ${MANIFEST} is not as it was written.`);
  }
  const parsed = manifestSchema.safeParse(JSON.parse(text));
  if (!parsed.success) throw new BadBackup('The backup is of a release that this one cannot read.');
  return parsed.data;
}
