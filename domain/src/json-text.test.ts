import { expect, test } from 'vitest';
import { readJson, withLists } from './json-text.ts';

test.each([
  ['["neck"]', ['neck']],
  ['"[\\"neck\\"]"', ['neck']],
  ['{"neck":1}', { neck: 1 }],
  ['neck', []],
  ['["neck', []],
  ['', []],
])('%j is read as %j', (text, value) => {
  expect(readJson(text)).toEqual(value);
});

test.each([[null], [3], [['neck']], [{ neck: 1 }]])('%j, which is no text, stays', (value) => {
  expect(readJson(value)).toBe(value);
});

test(
  'a record has lists where lists belong, whatever stood there',
  { tags: ['spec:3/history-record', 'spec:3/unreadable-list'] },
  () => {
    const row: Record<string, unknown> = {
      name: '["a"]',
      kept: [1],
      text: '[1, 2]',
      broken: '[1',
      object: {},
      nothing: null,
    };
    expect(withLists(row, ['kept', 'text', 'broken', 'object', 'nothing', 'missing'])).toEqual({
      name: '["a"]',
      kept: [1],
      text: [1, 2],
      broken: [],
      object: [],
      nothing: [],
      missing: [],
    });
  },
);
