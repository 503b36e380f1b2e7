import { type Behaviour, SPECIFICATION } from './behaviours.ts';
import type { TagOfFile } from './read-tests.ts';

/** Generated, not committed. */
export const COVERAGE = 'docs/specification-coverage.md';

const INTRODUCTION = `# What shows that the specification is met

Each behaviour of [the specification](specification.md) and the tests that show it, as file › title; where
one test runs over a table, its row stands for the title. This page is written by \`npm run check\`
from the tags of the tests.
`;

/** One line per problem, with its place. */
export function findProblems(
  behaviours: readonly Behaviour[],
  tags: readonly TagOfFile[],
): string[] {
  const known = new Set(behaviours.map(({ id }) => id));
  const shown = new Set(tags.map(({ id }) => id));
  return [
    ...tags
      .filter(({ id }) => !known.has(id))
      .map(({ id, file, line }) => `${file}:${line} spec:${id} is not in ${SPECIFICATION}`),
    ...tags
      .filter(({ test }) => test === null)
      .map(({ id, file, line }) => `${file}:${line} spec:${id} belongs to no test with a title`),
    ...behaviours
      .filter(({ id, built }) => built && !shown.has(id))
      .map(({ id, text }) => `${SPECIFICATION} ${id} has no test: ${text}`),
  ];
}

/** Markdown of each behaviour with its tests. */
export function coveragePage(behaviours: readonly Behaviour[], tags: readonly TagOfFile[]): string {
  const testsById = Map.groupBy(tags, ({ id }) => id);
  let headings: readonly string[] = [];
  const parts = behaviours.map((behaviour) => {
    const newHeadings = behaviour.headings.filter((heading) => !headings.includes(heading));
    headings = behaviour.headings;
    const tests = (testsById.get(behaviour.id) ?? []).map(({ file, test }) => `${file} › ${test}`);
    return [
      newHeadings.length > 0 ? `\n${newHeadings.join('\n\n')}\n\n` : '',
      `- ${behaviour.text} (\`${behaviour.id}\`)\n`,
      ...[...new Set(tests)].map((test) => `  - \`${test}\`\n`),
    ].join('');
  });
  return [INTRODUCTION, ...parts].join('');
}
