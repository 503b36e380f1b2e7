import { expect, test } from 'vitest';
import { installationIn, letterLink } from './installation.ts';

test('the installation is read from what the server put into the page', () => {
  const head = document.createElement('div');
  expect(installationIn(head)).toEqual({});
  head.innerHTML = '<meta name="installation" content="{&quot;sendsMail&quot;:false}">';
  expect(installationIn(head)).toEqual({ sendsMail: false });
});

test(
  'a letter to the operator is begun, and none that nobody would read',
  { tags: ['spec:silent/contact-address'] },
  () => {
    expect(letterLink({ email: 'help@acme.org' }, 'Feedback on Limber')).toBe(
      'mailto:help@acme.org?subject=Feedback%20on%20Limber',
    );
    expect(letterLink({ email: null }, 'Feedback on Limber')).toBe('/contact');
  },
);
