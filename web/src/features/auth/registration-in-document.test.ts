import { expect, test } from 'vitest';
import { registrationIn } from './registration-in-document.ts';

const saying = (content: string) => {
  const head = document.createElement('div');
  head.innerHTML = `<meta name="registration" content="${content}">`;
  return registrationIn(head);
};

test('who may register is read from what the server put into the page', () => {
  expect(saying('open')).toEqual({ mode: 'open', domains: [] });
  expect(saying('invited acme.org example.org')).toEqual({
    mode: 'invited',
    domains: ['acme.org', 'example.org'],
  });
});

test('where it has put nothing, or what is not known, the server is asked', () => {
  expect(saying('')).toBeUndefined();
  expect(saying('perhaps')).toBeUndefined();
  expect(registrationIn(document.createElement('div'))).toBeUndefined();
});
