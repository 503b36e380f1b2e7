import { expect, test } from 'vitest';
import { parseBehaviours } from './behaviours.ts';
import { coveragePage, findProblems } from './coverage.ts';

const BEHAVIOURS = parseBehaviours(`
## 1. Plans

### Keeping

- \`1/keep\` A plan is kept
- \`1/delete\` A plan is deleted

## Not built yet

- \`not-built/share\` A plan is shared
`);

const tagOf = (id: string, title: string | null) => ({
  id,
  test: title,
  file: 'web/src/plan.test.ts',
  line: 7,
});

test('every tag names a behaviour, and every behaviour that is built has a test', () => {
  const tags = [tagOf('1/keep', 'is kept'), tagOf('1/delete', 'is gone')];
  expect(findProblems(BEHAVIOURS, tags)).toEqual([]);
});

test('an unknown id, a tag without a test and a behaviour without a test are problems', () => {
  const tags = [tagOf('1/kept', 'is kept'), tagOf('1/delete', null)];
  expect(findProblems(BEHAVIOURS, tags)).toEqual([
    'web/src/plan.test.ts:7 spec:1/kept is not in docs/specification.md',
    'web/src/plan.test.ts:7 spec:1/delete belongs to no test with a title',
    'docs/specification.md 1/keep has no test: A plan is kept',
  ]);
});

test('an id stands in the specification once', () => {
  expect(() => parseBehaviours('- `1/keep` A\n- `1/keep` B')).toThrow('lists 1/keep twice');
});

test('the page shows each behaviour under its headings with its tests, each test once', () => {
  const tags = [tagOf('1/keep', 'is kept'), tagOf('1/keep', 'is kept')];
  expect(coveragePage(BEHAVIOURS, tags).split('\n').slice(6)).toEqual([
    '## 1. Plans',
    '',
    '### Keeping',
    '',
    '- A plan is kept (`1/keep`)',
    '  - `web/src/plan.test.ts › is kept`',
    '- A plan is deleted (`1/delete`)',
    '',
    '## Not built yet',
    '',
    '- A plan is shared (`not-built/share`)',
    '',
  ]);
});
