import { expect, test } from 'vitest';
import { cardNumberText, cardProblems, cvcText, expiryText } from './card-input.ts';

const NOW = new Date(2026, 10, 21);
const CARD = { number: '4242 4242 4242 4242', expiry: '12 / 30', cvc: '123' };

test('what is typed stands as it does on cards, and nothing else can be typed', () => {
  expect(cardNumberText('4242x42424242-4242 99999')).toBe('4242 4242 4242 4242 999');
  expect([expiryText('1'), expiryText('12'), expiryText('1230'), expiryText('12 / 309')]).toEqual([
    '1',
    '12',
    '12 / 30',
    '12 / 30',
  ]);
  expect(cvcText('12a345')).toBe('1234');
});

test.each([
  [CARD, []],
  [{ ...CARD, expiry: '11 / 26' }, []],
  [{ ...CARD, expiry: '10 / 26' }, ['expiry']],
  [{ ...CARD, expiry: '13 / 30' }, ['expiry']],
  [{ ...CARD, expiry: '' }, ['expiry']],
  [{ ...CARD, number: '4242 4242' }, ['number']],
  [{ ...CARD, cvc: '12' }, ['cvc']],
])('of %j these fields are at fault: %j', (card, fields) => {
  expect(Object.keys(cardProblems(card, NOW))).toEqual(fields);
});
