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
/** Exercises whose frames may look alike, by number, and why. */
const ALIKE: Readonly<Record<number, string>> = {
  22: 'An isometric press: the arrow and the glow come, the body keeps still.',
  70: 'The arch of the foot rises by millimetres.',
  80: 'The head goes on by a few degrees with each breath.',
  120: 'An isometric press: the arrow and the glow come, the body keeps still.',
  138: 'One finger at a time meets the thumb.',
  144: 'An isometric press: the arrow and the glow come, the body keeps still.',
  206: 'The muscle works under the trousers, and the body keeps still.',
  214: 'The leg turns about its own length.',
  268: 'The toes are drawn back by a hand, and nothing else moves.',
  270: 'The toes curl, and nothing else moves.',
  272: 'One toe at a time moves.',
  290: 'The forearm turns about its own length.',
};

test('in every exercise the frames show the movement', { timeout: TIMEOUT }, () => {
  const measured = measureEntries(library);
  expect(medianFill(measured)).toBeGreaterThan(PICTURE_LIMITS.medianFill);
  expect(findSmall(measured)).toEqual([]);
  expect(findUnchanging(measured.filter(({ id }) => ALIKE[id] === undefined))).toEqual([]);
});
