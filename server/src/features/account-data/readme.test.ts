import { expect, test } from 'vitest';
import { PERSONAL_TABLES } from './personal-data.ts';
import { README } from './readme.ts';

test('what is in the download is explained in it, every file', () => {
  const explained = new Set(README.match(/[a-z]+(?:-[a-z]+)*/g));
  expect(PERSONAL_TABLES.map(({ file }) => file).filter((file) => !explained.has(file))).toEqual(
    [],
  );
});
