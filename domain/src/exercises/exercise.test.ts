import { expect, test } from 'vitest';
import { byJmeNumber } from './exercise.ts';

test(
  'exercises run by their JME number, names without one after them by alphabet',
  { tags: ['spec:2/library-order'] },
  () => {
    const names = ['Zebra', 'JME 10 Ten', 'Ape', 'JME 2 Two'];
    expect(names.map((name) => ({ name })).toSorted(byJmeNumber)).toEqual(
      ['JME 2 Two', 'JME 10 Ten', 'Ape', 'Zebra'].map((name) => ({ name })),
    );
  },
);
