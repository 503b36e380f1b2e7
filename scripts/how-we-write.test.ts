import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const DOCS = path.resolve(import.meta.dirname, '../docs');
/** The link to a file, and the lines of it that are quoted below. */
const QUOTE = /^\[[^\]]+\]\(([^)]+)\)\n\n```\w+\n(.*?)```$/gms;
const GAP = '…';
const MAX_LINES = 15;

const withoutSpace = (code: string) => code.replaceAll(/\s+/g, ' ').trim();

function isTrue(file: string, quoted: string): boolean {
  const code = withoutSpace(readFileSync(path.join(DOCS, file), 'utf8'));
  return (
    quoted.split(GAP).every((part) => code.includes(withoutSpace(part))) &&
    quoted.trimEnd().split('\n').length <= MAX_LINES
  );
}

test('docs/how-we-write.md quotes the code as it is, a few lines of each file', () => {
  const page = readFileSync(path.join(DOCS, 'how-we-write.md'), 'utf8');
  const quotes = [...page.matchAll(QUOTE)];
  expect(quotes).toHaveLength(page.match(/^## /gm)?.length ?? 0);
  const stale = quotes.filter(([, file = '', quoted = '']) => !isTrue(file, quoted));
  expect(stale.map(([, file]) => file)).toEqual([]);
});
