import { expect, test } from 'vitest';
import { tileInTheMiddle } from './tile-in-the-middle.ts';

const tile = (key: string, column: number, row: number) => ({
  key,
  left: column * 100,
  top: row * 200,
  bottom: row * 200 + 190,
});
const GRID = [tile('a', 0, 0), tile('b', 1, 0), tile('c', 0, 1), tile('d', 1, 1)];

test('while a row passes the middle of the window, its tiles have their turn', () => {
  expect(tileInTheMiddle(GRID, 10)).toBe('a');
  expect(tileInTheMiddle(GRID, 180)).toBe('b');
  expect(tileInTheMiddle(GRID, 210)).toBe('c');
  expect(tileInTheMiddle(GRID, 389)).toBe('d');
});

test('between two rows, above and below them all no tile is in the middle', () => {
  expect(tileInTheMiddle(GRID, 195)).toBeNull();
  expect(tileInTheMiddle(GRID, -5)).toBeNull();
  expect(tileInTheMiddle(GRID, 500)).toBeNull();
  expect(tileInTheMiddle([], 0)).toBeNull();
});
