import { expect, test } from 'vitest';
import { contactIn } from './contact.ts';

test(
  'letters go to the address that the server put into the page',
  { tags: ['spec:silent/contact-address'] },
  () => {
    const head = document.createElement('div');
    expect(contactIn(head)).toBe('feedback@limber.example');
    head.innerHTML = '<meta name="contact-email" content="help@acme.org">';
    expect(contactIn(head)).toBe('help@acme.org');
  },
);
