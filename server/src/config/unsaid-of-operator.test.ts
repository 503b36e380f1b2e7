import { expect, test } from 'vitest';
import { readConfig } from './env.ts';
import { unsaidOfOperator } from './unsaid-of-operator.ts';

const SAID = {
  CONTACT_EMAIL: 'help@acme.org',
  OPERATOR_NAME: 'Acme Ltd',
  OPERATOR_ADDRESS: '1 Main Street',
};

test(
  'the start says in one sentence what the operator has not said of themselves',
  { tags: ['spec:silent/contact-address'] },
  () => {
    expect(unsaidOfOperator(readConfig({}))).toMatch(
      /set CONTACT_EMAIL, OPERATOR_NAME and OPERATOR_ADDRESS/,
    );
    expect(unsaidOfOperator(readConfig({ ...SAID, OPERATOR_NAME: '' }))).toMatch(
      /set OPERATOR_NAME, which/,
    );
    expect(unsaidOfOperator(readConfig(SAID))).toBeNull();
  },
);
