import { expect, test } from 'vitest';
import { dependencyProblems } from './dependency-problems.ts';

const PAGE = `
| package    | what it is for | licence |
| ---------- | -------------- | ------- |
| \`fastify\`  | the server     | MIT     |
| \`node-x64\` | Node 26        | MIT     |

| package   | why       | the way out |
| --------- | --------- | ----------- |
| \`fastify\` | It is new | Another one |
`;

test('a page with a line for every dependency has no fault', () => {
  const licences = new Map([
    ['fastify', 'MIT'],
    ['node-x64', null],
  ]);
  expect(dependencyProblems(PAGE, licences)).toEqual([]);
});

test('a missing line, a needless one and another licence are named, with what to do', () => {
  const licences = new Map([
    ['fastify', 'GPL-3.0'],
    ['zod', 'MIT'],
  ]);
  expect(dependencyProblems(PAGE, licences)).toEqual([
    'zod is missing. Add a line that says what it is for, and its licence.',
    'No package.json names node-x64. Delete its line.',
    'The licence of fastify is GPL-3.0, not MIT. See whether it suits decision 7.',
  ]);
});
