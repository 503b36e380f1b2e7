import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areaLabel, BODY_AREAS } from '../body-areas.ts';
import { POSTURES } from '../exercises/exercise.ts';
import { areasInWords, postureInWords } from './workout-words.ts';

test('the areas of a workout are told from head to toe', () => {
  expect(areasInWords(['shoulders', 'neck'])).toBe('Neck and shoulders');
  expect(areasInWords(['hips'])).toBe('Hips');
  expect(areasInWords(['lowerBack', 'neck', 'wristsHands', 'neck'])).toBe(
    'Neck, wrists & hands and lower back',
  );
  expect(areasInWords([])).toBe('');
});

test('each area is named, and once', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...BODY_AREAS)), (areas) => {
      const words = areasInWords(areas)
        .toLowerCase()
        .split(/, | and /);
      const labels = [...new Set(areas)].map((area) => areaLabel(area).toLowerCase());
      expect(words.filter(Boolean).toSorted()).toEqual(labels.toSorted());
    }),
  );
});

test.each([
  [['seated', 'either'], 'seated'],
  [['standing', 'either'], 'standing'],
  [['seated', 'standing'], 'seated and standing'],
  [['either', 'either'], 'seated or standing'],
] as const)('exercises that are %s are done %s', (postures, words) => {
  expect(postureInWords(postures)).toBe(words);
});

test('how a workout is done does not depend on the order of its exercises', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...POSTURES)), (postures) => {
      expect(postureInWords(postures.toReversed())).toBe(postureInWords(postures));
    }),
  );
});
