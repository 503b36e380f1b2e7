import { expect, test } from 'vitest';
import { domainsInWords } from './registration.ts';
import {
  fillDomains,
  REGISTRATIONS_TO_FILL,
  registrationKnown,
  writeRegistration,
} from './registration-in-document.ts';

test('there is a page for whoever may register', () => {
  expect(REGISTRATIONS_TO_FILL.map(registrationKnown)).toEqual([
    'open',
    'open-to-some',
    'invited',
    'closed',
  ]);
  expect(registrationKnown({ mode: 'invited', domains: ['acme.org'] })).toBe('invited');
});

test('the page that is filled says what the app says, and as it may stand there', () => {
  const [, toSome = { domains: [] }] = REGISTRATIONS_TO_FILL;
  const acme = { mode: 'open', domains: ['acme.org', '<b>.org'] } as const;
  expect(fillDomains(domainsInWords(toSome) ?? '', acme, (text) => text.replace('<', '&lt;'))).toBe(
    'Accounts here are for email addresses at acme.org or &lt;b>.org.',
  );
  expect(writeRegistration(acme)).toBe('open acme.org <b>.org');
});
