import { expect, test } from 'vitest';
import { OFFERS } from './offers.ts';

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
