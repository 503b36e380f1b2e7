import { expect, test } from 'vitest';
import { letterLink, operatorIn } from './contact.ts';

const head = document.createElement('div');

test(
  'who runs the installation is read from what the server put into the page',
  { tags: ['spec:silent/contact-address'] },
  () => {
    head.innerHTML =
      '<meta name="contact-email" content="help@acme.org">' +
      '<meta name="operator-name" content="Acme Ltd">' +
      '<meta name="operator-address" content="1 Main Street">';
    const operator = operatorIn(head);
    expect(operator).toEqual({
      email: 'help@acme.org',
      name: 'Acme Ltd',
      address: '1 Main Street',
    });
    expect(letterLink(operator, 'Feedback on Limber')).toBe(
      'mailto:help@acme.org?subject=Feedback%20on%20Limber',
    );
  },
);

test(
  'where the operator gave no address, no letter is begun that nobody would read',
  { tags: ['spec:silent/contact-address'] },
  () => {
    head.innerHTML = '<meta name="contact-email" content="">';
    expect(operatorIn(head)).toEqual({ email: null, name: null, address: null });
    expect(letterLink(operatorIn(head), 'Feedback on Limber')).toBe('/contact');
  },
);
