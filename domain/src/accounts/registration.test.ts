import { expect, test } from 'vitest';
import { REGISTRATION_SENTENCES, whyNotRegister } from './registration.ts';

const ANYONE = { email: 'ada@example.com', invitedAs: null };
const GUEST = { ...ANYONE, invitedAs: 'member' } as const;
const FIRST = { ...ANYONE, invitedAs: 'administrator' } as const;

const askAt = (mode: 'open' | 'invited' | 'closed') =>
  [ANYONE, GUEST].map((who) => whyNotRegister({ mode, domains: [] }, who)?.sentence ?? 'welcome');

test('an open door lets everybody in, one for the invited only them, a closed one nobody', () => {
  expect(askAt('open')).toEqual(['welcome', 'welcome']);
  expect(askAt('invited')).toEqual([REGISTRATION_SENTENCES.invited, 'welcome']);
  expect(askAt('closed')).toEqual([REGISTRATION_SENTENCES.closed, REGISTRATION_SENTENCES.closed]);
});

test('where domains are named, an address must be of one of them, whatever its case, and no subdomain', () => {
  const registration = { mode: 'open', domains: ['acme.org', 'Acme.com'] } as const;
  const ask = (email: string) => whyNotRegister(registration, { ...GUEST, email });
  for (const email of ['ada@acme.org', 'ada@ACME.COM', '"a@b"@acme.org']) {
    expect(ask(email)).toBeNull();
  }
  for (const email of ['ada@evil.acme.org', 'ada@notacme.org', 'acme.org@example.com']) {
    expect(ask(email)).toEqual({
      field: 'email',
      sentence: 'Accounts here are for email addresses at acme.org or Acme.com.',
    });
  }
});

test('the first administrator gets in everywhere', () => {
  expect(whyNotRegister({ mode: 'closed', domains: ['acme.org'] }, FIRST)).toBeNull();
});
