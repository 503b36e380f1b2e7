import { assert, nat, property } from 'fast-check';
import { expect, test } from 'vitest';
import { firstPayment, intervalWords, moneyWords, PAID_TIERS, PRICES } from './prices.ts';

const words = (thing: keyof typeof PRICES) =>
  `${moneyWords(PRICES[thing].cents)} ${intervalWords(PRICES[thing])}`;

test('every price is said as it is advertised', { tags: ['spec:9/prices'] }, () => {
  expect(words('pro')).toBe('$9.99 per month');
  expect(words('team')).toBe('$7.99 per user per month');
  expect(words('annual')).toBe('$250 per year');
  expect(words('lifetime')).toBe('$1,000 one time');
  expect(words('premiumPack')).toBe('$19.99 one time');
  expect(moneyWords(0)).toBe('$0');
});

test('money is written as the browser would write it', () => {
  const format = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    trailingZeroDisplay: 'stripIfInteger',
  });
  assert(property(nat(), (cents) => moneyWords(cents) === format.format(cents / 100)));
  assert(property(nat(100_000), (dollars) => moneyWords(dollars * 100) === format.format(dollars)));
});

test('prices are whole cents', () => {
  for (const { cents } of Object.values(PRICES)) expect(Number.isInteger(cents)).toBe(true);
});

test(
  'a team pays for five users at the least, everybody else for one',
  { tags: ['spec:9/prices'] },
  () => {
    expect(PAID_TIERS.map((tier) => moneyWords(firstPayment(tier)))).toEqual([
      '$9.99',
      '$39.95',
      '$250',
      '$1,000',
    ]);
  },
);
