import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { transcripts } from './transcripts.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../transcripts');

test('the transcripts are those of the library: npm run library -- transcripts', () => {
  const made = transcripts();
  expect(readdirSync(FOLDER).toSorted()).toEqual([...made.keys()].toSorted());
  const stale = [...made].filter(
    ([name, text]) => readFileSync(path.join(FOLDER, name), 'utf8') !== text,
  );
  expect(stale.map(([name]) => name)).toEqual([]);
});
