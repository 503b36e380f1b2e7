import { yearByMonth, yearByWeekday } from '@limber/domain/progress/year-days';
import { expect, test } from 'vitest';
import { moveInRows } from './move-in-rows.ts';

const WEEKS = yearByWeekday('2026', 1);
const MONTHS = yearByMonth('2026');

test.each([
  ['ArrowRight', '2026-03-12'],
  ['ArrowLeft', '2026-02-26'],
  ['ArrowDown', '2026-03-06'],
  ['ArrowUp', '2026-03-04'],
  ['Home', '2026-01-01'],
  ['End', '2026-12-31'],
  ['a', null],
])('among weeks %s leads from March 5 to %s', (key, day) => {
  expect(moveInRows(WEEKS, '2026-03-05', key)).toBe(day);
});

test('among months a shorter one is entered at its end', () => {
  expect(moveInRows(MONTHS, '2026-01-31', 'ArrowDown')).toBe('2026-02-28');
  expect(moveInRows(MONTHS, '2026-03-05', 'ArrowUp')).toBe('2026-02-05');
  expect(moveInRows(MONTHS, '2026-01-31', 'ArrowUp')).toBeNull();
});

test('nothing lies before the first week and after the last one', () => {
  expect(moveInRows(WEEKS, '2026-01-01', 'ArrowLeft')).toBeNull();
  expect(moveInRows(WEEKS, '2026-12-31', 'ArrowRight')).toBeNull();
});
