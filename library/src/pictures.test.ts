import { expect, test } from 'vitest';
import {
  findSmall,
  findUnchanging,
  measureEntries,
  medianOf,
  PICTURE_LIMITS,
} from './checks/check-pictures.ts';
import { library } from './library.ts';

test('in every exercise the frames show the movement', () => {
  const measured = measureEntries(library);
  expect(medianOf(measured, 'box')).toBeGreaterThan(PICTURE_LIMITS.medianBox);
  expect(medianOf(measured, 'drawn')).toBeGreaterThan(PICTURE_LIMITS.medianDrawn);
  expect(findSmall(measured)).toEqual([]);
  expect(findUnchanging(measured)).toEqual([]);
});
