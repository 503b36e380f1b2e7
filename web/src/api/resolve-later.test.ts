import type { Resolver } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { resolveLater } from './resolve-later.ts';

type Typed = { name: string };
const OPTIONS = { fields: {}, shouldUseNativeValidation: false };
const refusing: Resolver<Typed> = () =>
  Promise.resolve({ values: {}, errors: { name: { type: 'too_small', message: 'Too short' } } });
const gone = () => Promise.reject<Resolver<Typed>>(new TypeError('Failed to fetch'));

test('what judges a form is fetched at the first touch of the page, once for many touches', () => {
  const load = vi.fn<() => Promise<Resolver<Typed>>>().mockResolvedValue(refusing);
  resolveLater(load);
  expect(load).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('pointerdown'));
  document.dispatchEvent(new Event('focusin'));
  expect(load).toHaveBeenCalledOnce();
});

test('a form that is sent before is judged all the same', async () => {
  const judged = await resolveLater(() => Promise.resolve(refusing))({ name: '' }, null, OPTIONS);
  expect(judged.errors).toMatchObject({ name: { message: 'Too short' } });
});

test('where it cannot be fetched the server judges alone', async () => {
  const judged = await resolveLater(gone)({ name: 'Ada' }, null, OPTIONS);
  expect(judged).toEqual({ values: { name: 'Ada' }, errors: {} });
});
