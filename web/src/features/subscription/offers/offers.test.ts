import { PRICES } from '@limber/domain/subscriptions/prices';
import { expect, test } from 'vitest';
import { BILLINGS, PLANS_BY_BILLING } from './billing.ts';
import { OFFERS } from './offers.ts';

test(
  'Free holds basic routines, three areas and basic progress, and says what it lacks',
  { tags: ['spec:6/free-tier'] },
  () => {
    expect(OFFERS.free.points).toEqual([
      'Basic routines (1-3 min)',
      'Access to 3 body areas',
      'Basic progress tracking',
    ]);
    expect(OFFERS.free.missing).toEqual(['Personalised recommendations', 'Advanced routines']);
  },
);

test(
  'Annual holds all of Pro and renews; Lifetime adds support and updates, and is paid once',
  { tags: ['spec:6/pro-and-lifetime-tiers'] },
  () => {
    const pro = ['All body areas', 'Personalised routines', 'Custom reminders'];
    expect(OFFERS.annual).toMatchObject({ points: pro, missing: [], terms: 'per year' });
    expect(OFFERS.annual.renewal).toMatch(/Renews by itself each year/);
    expect(OFFERS.lifetime).toMatchObject({
      points: [...pro, 'Priority support', 'Future updates'],
      terms: 'one time',
    });
  },
);

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
