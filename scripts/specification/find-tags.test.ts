import { expect, test } from 'vitest';
import { findTags } from './find-tags.ts';

test('a tag belongs to the test that carries it, in both kinds of tests', () => {
  const source = `
    describe('a plan', () => {
      test('is kept', { tags: ['spec:1/keep', 'spec:2/plan'] }, () => {});
      test('is not tagged', () => {});
    });
    test('is shown', { tag: ['@spec:1/show'] }, async ({ page }) => {});
    test.each([['a'], ['b']])('is called %s', { tags: ['spec:1/name'] }, (name: string) => {});
  `;
  expect(findTags('plan.test.ts', source)).toEqual([
    { id: '1/keep', test: 'is kept' },
    { id: '2/plan', test: 'is kept' },
    { id: '1/show', test: 'is shown' },
    { id: '1/name', test: 'is called %s' },
  ]);
});

test('a tag in the row of a table belongs to what the row says', () => {
  const source = `
    const TOASTS = [
      ['Saved', \`pressing \${button}\`, () => press(['Save']), 'spec:8/saved'],
      ['Failed', 'saving', fail],
    ];
  `;
  expect(findTags('saving.test.tsx', source)).toEqual([
    { id: '8/saved', test: 'Saved: pressing …' },
  ]);
});

test('a tag that is neither on a test nor in a row belongs to none', () => {
  expect(findTags('a.test.ts', `const tags = ['spec:1/keep'];`)).toEqual([
    { id: '1/keep', test: null },
  ]);
});
