import { expect, test } from 'vitest';
import { findStrayInk } from './stray-ink.ts';

const BODY = '<path class="shirt" d="M100 100l400 0l0 400l-400 0z"/>';
const drawn = (d: string) =>
  findStrayInk(`<svg>${BODY}<path class="line inked" stroke-width="3" d="${d}"/></svg>`);

test('a short line that meets nothing is stray, wherever it is and however it is bent', () => {
  expect(drawn('M300 300l0 21 18 0')).toEqual([{ at: [300, 300], length: 39 }]);
  expect(drawn('M200 200c7 1 7 20 0 30M350 350l-7 22')).toHaveLength(2);
});

test('a long line, and one that goes out from the border or from another line, is none', () => {
  expect(drawn('M300 300l0 90')).toEqual([]);
  expect(drawn('M100 300c10 2 20 2 30 0')).toEqual([]);
  expect(drawn('M300 300c0 30 0 60 10 90M306 340l20 5')).toEqual([]);
});

const zoomed = (d: string) =>
  findStrayInk(
    `<svg>${BODY}<g transform="translate(9 9) scale(0.395)">${BODY}<path class="line inked" d="${d}"/></g></svg>`,
  );

test('in a round zoom a line meets what is as near to it as the zoom is coarse', () => {
  expect(zoomed('M115 300l30 0')).toEqual([]);
  expect(zoomed('M140 300l30 0')).toHaveLength(1);
});
