import { addAbortSignal, Readable } from 'node:stream';
import { makeZip } from 'client-zip';
import type { Deps } from '#deps.ts';
import { findOwnFiles } from '#features/media/own-files.ts';
import { readRows, type Row } from './account-data.queries.ts';
import { PERSONAL_TABLES, type NamedPersonalTable } from './personal-data.ts';
import { README } from './readme.ts';

type ExportDeps = Pick<Deps, 'db' | 'storage' | 'now'>;

type Entry = { name: string; lastModified: Date; input: AsyncIterable<string | Uint8Array> };

/**
 * A ZIP of all of a user's data as a stream: only a page of rows or a chunk of a file is in memory
 * at a time. `signal` closes the open file.
 */
export function writeZip(deps: ExportDeps, userId: number, signal: AbortSignal): Readable {
  return Readable.from(makeZip(entries(deps, userId, signal)), { objectMode: false });
}

async function* entries(
  { db, storage, now }: ExportDeps,
  userId: number,
  signal: AbortSignal,
): AsyncGenerator<Entry> {
  const lastModified = now();
  yield { name: 'READ ME.txt', lastModified, input: Readable.from([README]) };
  for (const own of PERSONAL_TABLES) {
    const rows = readRows(db, own, userId);
    yield { name: `${own.file}.json`, lastModified, input: toJson(rows, own) };
  }
  for (const { name, key, storedAt } of await findOwnFiles(db, userId)) {
    const stored = await storage.find(key);
    // A lost file does not stop the others.
    if (stored === null) continue;
    const input = addAbortSignal(signal, await stored.open());
    yield { name, lastModified: storedAt, input };
  }
}

/** A JSON list without the withheld columns. */
async function* toJson(
  rows: AsyncIterable<Row>,
  { withheld }: NamedPersonalTable,
): AsyncGenerator<string> {
  let before = '[\n';
  for await (const row of rows) {
    const told = Object.entries(row).filter(([column]) => !(column in withheld));
    yield before + JSON.stringify(Object.fromEntries(told), null, 2);
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
