import { parseSync } from '@swc/core';

export type Tag = {
  /** The id of a behaviour. */
  id: string;
  /** The test's title, or the texts of the table row with the tag; null without either. */
  test: string | null;
};

type Node = Record<string, unknown>;

/** Finds the tags in a test file. Throws when the source does not parse. */
export function findTags(file: string, source: string): Tag[] {
  const tags: Tag[] = [];
  collectTags(parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x') }), null, tags);
  return tags;
}

/** Walks the syntax tree; `test` is the enclosing title or row. */
function collectTags(node: unknown, test: string | null, tags: Tag[]): void {
  if (Array.isArray(node)) for (const item of node) collectTags(item, test, tags);
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
  const id = tagIn(node as Node);
  if (id !== null) tags.push({ id, test });
  const inside = titleOfTest(node as Node) ?? wordsOfRow(node as Node) ?? test;
  for (const child of Object.values(node)) collectTags(child, inside, tags);
}

function tagIn({ type, value }: Node): string | null {
  if (type !== 'StringLiteral') return null;
  return /^@?spec:(.+)$/.exec(String(value))?.[1] ?? null;
}

/** The title in `test(title, …)`, `test.only(…)` and `test.each(…)(…)`. */
function titleOfTest({ type, callee, arguments: given }: Node): string | null {
  if (type !== 'CallExpression' || nameOf(callee) !== 'test') return null;
  const [first] = given as { expression: Node }[];
  return first ? text(first.expression) : null;
}

/** A row in a table of tests: its texts without tags. */
function wordsOfRow({ type, elements }: Node): string | null {
  if (type !== 'ArrayExpression') return null;
  const cells = (elements as ({ expression: Node } | null)[]).flatMap((cell) =>
    cell && tagIn(cell.expression) === null ? [text(cell.expression)] : [],
  );
  return cells.filter((cell) => cell !== null).join(': ') || null;
}

/** "test" for `test(…)`, `test.only(…)` and `test.each(…)(…)`. */
function nameOf(callee: unknown): unknown {
  const { type, value, object, callee: inner } = (callee ?? {}) as Node;
  if (type === 'Identifier') return value;
  if (type === 'MemberExpression') return nameOf(object);
  return inner ? nameOf(inner) : undefined;
}

/** The value of a string or template literal, placeholders as "…". Null for other nodes. */
function text({ type, value, quasis }: Node): string | null {
  if (type === 'StringLiteral') return String(value);
  if (type !== 'TemplateLiteral') return null;
  return (quasis as { cooked: string }[]).map(({ cooked }) => cooked).join('…');
}
