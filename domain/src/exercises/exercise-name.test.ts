import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { nameParts } from './exercise-name.ts';

test('a name is parted into its number and its title', () => {
  expect(nameParts('JME 12 Chin Tuck')).toEqual({ number: 'JME 12', title: 'Chin Tuck' });
});

test('a name that does not begin with a number, or has nothing after it, is all title', () => {
  expect(nameParts('Chin Tuck')).toEqual({ number: null, title: 'Chin Tuck' });
  expect(nameParts('JME 12')).toEqual({ number: null, title: 'JME 12' });
  expect(nameParts('My JME 12 Tuck')).toEqual({ number: null, title: 'My JME 12 Tuck' });
});

test('the parts of any name say all of it', () => {
  assert(
    property(string(), (name) => {
      const { number, title } = nameParts(name);
      expect(number === null ? title : `${number} ${title}`.replaceAll(/\s+/g, ' ')).toBe(
        number === null ? name : name.replaceAll(/\s+/g, ' '),
      );
    }),
  );
});
