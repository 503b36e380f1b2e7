import { expect, test } from 'vitest';
import { hintAboutMail } from './hint-about-mail.ts';

const smtp = { url: 'smtp://mail.acme.org', from: 'limber@acme.org' };

test('the start says where the message of a forgotten password goes, and where its link leads', () => {
  expect(hintAboutMail({ smtp: null, publicUrl: null })).toContain('written to the log');
  expect(hintAboutMail({ smtp, publicUrl: null })).toContain('set PUBLIC_URL');
  expect(hintAboutMail({ smtp, publicUrl: 'https://limber.acme.org' })).toBeNull();
});
