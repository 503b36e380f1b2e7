import { PRICES } from '@limber/domain/subscriptions/prices';
import { expect, test } from 'vitest';
import { MONTHLY_OFFERS, OFFERS } from './offers.ts';

const monthly = (tier: string) => MONTHLY_OFFERS.find((offer) => offer.tier === tier);
const offer = (tier: string) => OFFERS.find((offer) => offer.tier === tier);

test(
  'Free holds basic routines, three areas and basic progress, and says what it lacks',
  { tags: ['spec:6/free-tier'] },
  () => {
    expect(offer('free')?.points).toEqual([
      'Basic routines (1-3 min)',
      'Access to 3 body areas',
      'Basic progress tracking',
    ]);
    expect(offer('free')?.missing).toEqual(['Personalised recommendations', 'Advanced routines']);
  },
);

test(
  'Annual holds all of Pro and renews; Lifetime adds support and updates, and is paid once',
  { tags: ['spec:6/pro-and-lifetime-tiers'] },
  () => {
    const pro = ['All body areas', 'Personalised routines', 'Custom reminders'];
    expect(offer('annual')).toMatchObject({ points: pro, missing: [], terms: 'per year' });
    expect(offer('annual')?.renewal).toMatch(/Renews by itself each year/);
    expect(offer('lifetime')).toMatchObject({
      points: [...pro, 'Priority support', 'Future updates'],
      terms: 'one time',
    });
  },
);

test('what everybody has is not sold, and two prices of the same thing stand beside each other', () => {
  expect(offer('free')?.note).toMatch(/follow your 3 areas.*reminders/);
  expect(monthly('pro')?.note).toMatch(/Reminders are in the Free plan, too/);
  expect(offer('annual')?.note).toMatch(/same as Pro.*by the month.*\$119\.88 a year/);
  expect(offer('lifetime')?.note).toMatch(/four years of Annual/);
  expect(PRICES.lifetime.cents).toBe(4 * PRICES.annual.cents);
});
