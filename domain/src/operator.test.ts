import { expect, test } from 'vitest';
import { factsKnown, fillOperator, inOneLine, operatorsToFill } from './operator.ts';

const ACME = { name: 'Acme', address: '1 Main Street\n12345 Town', email: 'help@acme.org' };

test('there is an operator to fill for whatever is known of one', () => {
  expect(operatorsToFill().map(factsKnown).toSorted()).toEqual([
    'address',
    'address-email',
    'email',
    'name',
    'name-address',
    'name-address-email',
    'name-email',
    'none',
  ]);
});

test('each slot is filled with what is known, an address in lines or in one line', () => {
  const full = operatorsToFill().find((each) => factsKnown(each) === factsKnown(ACME));
  const { name, address, email } = full ?? ACME;
  const text = `${name}: ${inOneLine(address ?? '')}. ${address} mailto:${email}`;
  expect(fillOperator(text, ACME, (fact) => fact)).toBe(
    'Acme: 1 Main Street, 12345 Town. 1 Main Street\n12345 Town mailto:help@acme.org',
  );
});

test('what is filled in is written as it may stand there', () => {
  const [, email] = operatorsToFill();
  const sneaky = { ...ACME, email: '$&<b>' };
  expect(fillOperator(String(email?.email), sneaky, (fact) => fact.replace('<', '&lt;'))).toBe(
    '$&&lt;b>',
  );
});
