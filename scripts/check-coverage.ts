/**
 * Holds docs/specification-coverage.md against the tests: every row names the tests that show it, as
 * `file › title`, and each of those tests must exist. Where a title is filled in from a table (%s), a
 * row may give what is filled in: it must stand in that file too. Only what is not built yet, under a
 * heading that says so, may lack a test.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';

const root = path.resolve(import.meta.dirname, '..');
const DOCUMENT = 'docs/specification-coverage.md';
const titlesByFile = new Map<string, Set<string>>();

const NOT_BUILT = '## Not built yet';

let heading = '';
const problems: string[] = [];
for (const [index, line] of readFileSync(path.join(root, DOCUMENT), 'utf8').split('\n').entries()) {
  if (line.startsWith('## ')) heading = line;
  problems.push(...rowProblems(line).map((problem) => `${DOCUMENT}:${index + 1} ${problem}`));
}
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);

/** What is wrong with one line of the document; lines that are no rows have nothing wrong. */
function rowProblems(line: string): string[] {
  const shownBy = line.split('|').at(-2)?.trim() ?? '';
  const isRow = line.startsWith('|') && shownBy !== 'shown by' && !/^:?-+:?$/.test(shownBy);
  if (!isRow) return [];
  const named = [...shownBy.matchAll(/`([^`]+) › ([^`]+)`/g)];
  if (named.length === 0 && heading !== NOT_BUILT) return ['names no test'];
  return named.flatMap(([, file = '', title = '']) => {
    if (!existsSync(path.join(root, file))) return [`${file} does not exist`];
    return hasTest(file, title) ? [] : [`${file} has no test "${title}"`];
  });
}

function hasTest(file: string, title: string): boolean {
  const titles = titlesIn(file);
  if (titles.has(title)) return true;
  const source = readFileSync(path.join(root, file), 'utf8');
  return [...titles].some((template) => {
    const words = template.split(/%[sij]/).map((part) => RegExp.escape(part));
    const filledIn = new RegExp(`^${words.join('(.+)')}$`).exec(title)?.slice(1) ?? [];
    return filledIn.length > 0 && filledIn.every((text) => text === '%s' || holds(source, text));
  });
}

/** Whether the text stands in the source as a whole text of the program. */
function holds(source: string, text: string): boolean {
  return ["'", '"', '`'].some((quote) => source.includes(quote + text + quote));
}

/** The titles of all tests in a file; what a template fills in stands as "…". */
function titlesIn(file: string): Set<string> {
  const known = titlesByFile.get(file);
  if (known) return known;
  const source = readFileSync(path.join(root, file), 'utf8');
  const titles = new Set<string>();
  collectTitles(parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x') }), titles);
  titlesByFile.set(file, titles);
  return titles;
}

type Node = Record<string, unknown>;

function collectTitles(node: unknown, titles: Set<string>): void {
  if (Array.isArray(node)) for (const item of node) collectTitles(item, titles);
  if (typeof node !== 'object' || node === null) return;
  const { type, callee, arguments: given } = node as Node;
  if (type === 'CallExpression' && calls(callee) === 'test') {
    const [first] = given as { expression: Node }[];
    const title = first && literal(first.expression);
    if (title !== undefined) titles.add(title);
  }
  for (const child of Object.values(node)) collectTitles(child, titles);
}

/** The name that a call begins with: "test" for `test(…)`, `test.only(…)` and `test.each(…)(…)`. */
function calls(callee: unknown): unknown {
  const { type, value, object, callee: inner } = (callee ?? {}) as Node;
  if (type === 'Identifier') return value;
  if (type === 'MemberExpression') return calls(object);
  return inner ? calls(inner) : undefined;
}

function literal({ type, value, quasis }: Node): string | undefined {
  if (type === 'StringLiteral') return String(value);
  if (type !== 'TemplateLiteral') return undefined;
  return (quasis as { cooked: string }[]).map(({ cooked }) => cooked).join('…');
}
