import { PRICES } from '@limber/domain/subscriptions/prices';
import { expect, test } from 'vitest';
import { BILLINGS, PLANS_BY_BILLING } from './billing.ts';
import { OFFERS } from './offers.ts';

test(
  'what everybody has is not sold, and two prices of the same thing stand beside each other',
  { tags: ['spec:silent/prices-compared'] },
  () => {
    expect(OFFERS.free.note).toMatch(/follow your 3 areas.*reminders/);
    expect(OFFERS.pro.note).toMatch(/Reminders are in the Free plan, too/);
    expect(OFFERS.annual.note).toMatch(/same as Pro.*costs more.*\$119\.88 a year/);
    expect(OFFERS.lifetime.note).toMatch(/four years of Annual, or eight of Pro/);
    expect(PRICES.lifetime.cents).toBe(4 * PRICES.annual.cents);
    expect(Math.floor(PRICES.lifetime.cents / (12 * PRICES.pro.cents))).toBe(8);
  },
);

test('whichever way to pay is chosen, every plan is in sight', () => {
  for (const billing of BILLINGS) {
    const { columns, lines } = PLANS_BY_BILLING[billing];
    expect([...columns, ...lines].toSorted()).toEqual(Object.keys(OFFERS).toSorted());
  }
});
