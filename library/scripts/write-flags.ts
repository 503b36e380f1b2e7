/**
 * Writes what motions and judgements say of safety into the exercises: `npm run flags`. It touches the lines
 * `contraindications:` alone, and can be run as often as texts or motions change; a test names what differs.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { library } from '../src/library.ts';
import { flagsOf } from '../src/safety/flags-of.ts';

const FOLDER = path.join(import.meta.dirname, '../src/exercises');
/** An entry from its number to its motion, as oxfmt lays it out. */
const ENTRY = /^ {4}id: (\d+),$[^]*?^ {4}motion: /gm;
const FLAGS = /^ {4}contraindications: \[[^\]]*\],$/m;

const lines = new Map(
  library.map((entry) => [
    String(entry.id),
    `    contraindications: [${flagsOf(entry)
      .map((flag) => `'${flag}'`)
      .join(', ')}],`,
  ]),
);

for (const file of readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })) {
  if (!file.includes(path.sep)) continue;
  const place = path.join(FOLDER, file);
  const text = readFileSync(place, 'utf8');
  const written = text.replaceAll(ENTRY, (entry, id: string) =>
    entry.replace(FLAGS, (line) => lines.get(id) ?? line),
  );
  if (written !== text) writeFileSync(place, written);
}
