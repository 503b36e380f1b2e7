import { expect, test } from 'vitest';
import {
  findSmall,
  findUnchanging,
  measureEntries,
  medianFill,
  PICTURE_LIMITS,
} from './checks/check-pictures.ts';
import { library } from './library.ts';

const TIMEOUT = 180_000;

test('in every exercise the frames show the movement', { timeout: TIMEOUT }, () => {
  const measured = measureEntries(library);
  expect(medianFill(measured)).toBeGreaterThan(PICTURE_LIMITS.medianFill);
  expect(findSmall(measured)).toEqual([]);
  expect(findUnchanging(measured)).toEqual([]);
});
