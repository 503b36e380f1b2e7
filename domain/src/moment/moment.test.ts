import { expect, test } from 'vitest';
import { adaptationSentence, ANY_MOMENT, fitsMoment, type Moment } from './moment.ts';

const exercise = { posture: 'seated', discreet: false, handsFree: false } as const;
const fits = (moment: Partial<Moment>, change: object = {}) =>
  fitsMoment({ ...ANY_MOMENT, ...moment })({ ...exercise, ...change });

const say = (moment: Partial<Moment>, exchanged: number, elsewhere = 0) =>
  adaptationSentence({ ...ANY_MOMENT, ...moment, exchanged, elsewhere });

test('every exercise fits when nothing was said, unseen, or with free hands', () => {
  expect(fits({})).toBe(true);
  expect(fits({ camera: 'unseen', hands: 'free', minutes: 10 })).toBe(true);
});

test('seated and standing take what is done so, or either way', () => {
  expect(fits({ posture: 'seated' })).toBe(true);
  expect(fits({ posture: 'standing' })).toBe(false);
  expect(fits({ posture: 'standing' }, { posture: 'either' })).toBe(true);
});

test('a camera asks for what nobody notices, and busy hands for what needs none', () => {
  expect(fits({ camera: 'seen' })).toBe(false);
  expect(fits({ camera: 'seen' }, { discreet: true })).toBe(true);
  expect(fits({ hands: 'busy' })).toBe(false);
  expect(fits({ hands: 'busy' }, { handsFree: true })).toBe(true);
});

test('one sentence says what was adapted', () => {
  expect(say({ posture: 'seated', camera: 'seen' }, 3)).toBe(
    'Seated, unnoticed on camera: 3 exercises were exchanged.',
  );
  expect(say({ hands: 'busy', minutes: 5 }, 1, 1)).toBe(
    'With your hands busy, 5 minutes: 1 exercise was exchanged, 1 for another area, as nothing else fits.',
  );
  expect(say({ minutes: 1 }, 0)).toBe('1 minute: all exercises fit.');
  expect(say({ camera: 'unseen' }, 0)).toBe('For now: all exercises fit.');
});
