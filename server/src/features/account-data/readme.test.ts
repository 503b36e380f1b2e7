import { expect, test } from 'vitest';
import { OWN_TABLES } from './holdings.ts';
import { README } from './readme.ts';

test('what is in the download is explained in it, every file', () => {
  const explained = new Set(README.match(/[a-z]+(?:-[a-z]+)*/g));
  expect(OWN_TABLES.map(({ file }) => file).filter((file) => !explained.has(file))).toEqual([]);
});
