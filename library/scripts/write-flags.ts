/**
 * `npm run library -- flags`: writes the warnings of each exercise, and whether it is discreet,
 * into its lines `contraindications:` and `discreet:`, derived from its motion and
 * flags-by-hand.ts; other facts for the server go into facts.json. To be run when texts or motions
 * change; tests find differences.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { library } from '../src/library.ts';
import { solveFacts } from '../src/motion-facts/solve-facts.ts';
import { isDiscreet } from '../src/safety/discreet.ts';
import { flagsOf } from '../src/safety/flags-of.ts';

const FACTS = path.join(import.meta.dirname, '../src/motion-facts/facts.json');
const FOLDER = path.join(import.meta.dirname, '../src/exercises');
/** An entry from its number to its motion, as oxfmt formats it. */
const ENTRY = /^ {4}id: (\d+),$[^]*?^ {4}motion: /gm;
const FLAGS = /^ {4}contraindications: \[[^\]]*\],$/m;

const DISCREET = /^ {4}discreet: (?:true|false),$/m;

const byNumber = new Map(library.map((entry) => [String(entry.id), entry]));

function rewrite(text: string, id: string): string {
  const entry = byNumber.get(id);
  if (entry === undefined) throw new Error(`There is no exercise ${id}`);
  const flags = flagsOf(entry).map((flag) => `'${flag}'`);
  return text
    .replace(FLAGS, `    contraindications: [${flags.join(', ')}],`)
    .replace(DISCREET, `    discreet: ${isDiscreet(entry)},`);
}

for (const file of readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })) {
  if (!file.includes(path.sep)) continue;
  const place = path.join(FOLDER, file);
  const text = readFileSync(place, 'utf8');
  const written = text.replaceAll(ENTRY, rewrite);
  if (written !== text) writeFileSync(place, written);
}

const facts = library.map((entry) => `"${entry.id}": ${JSON.stringify(solveFacts(entry))}`);
writeFileSync(FACTS, `{\n${facts.join(',\n')}\n}\n`);
