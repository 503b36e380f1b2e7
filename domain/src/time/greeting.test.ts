import { expect, test } from 'vitest';
import { greeting } from './greeting.ts';

test.each([
  [0, 'Good morning'],
  [11, 'Good morning'],
  [12, 'Good afternoon'],
  [16, 'Good afternoon'],
  [17, 'Good evening'],
  [23, 'Good evening'],
])(
  'at %i o’clock the greeting is %s',
  { tags: ['spec:2/dashboard-greeting-hour'] },
  (hour, words) => {
    expect(greeting(hour)).toBe(words);
  },
);
