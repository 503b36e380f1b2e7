import { afterEach, expect, test, vi } from 'vitest';
import { blockStorage, fillStorage } from '#test/storage.ts';
import { forgetfulness, ofDevice, ofTab, ofUser } from './stored.ts';

afterEach(() => vi.unstubAllGlobals());

/** `forgetfulness` changes in a microtask. */
const isForgetful = async () => {
  await Promise.resolve();
  return forgetfulness.getState() === 'untold';
};

test('a value is kept in the storage of the browser, and is gone from there when it is removed', async () => {
  expect(ofUser.set('token', 't')).toBe(true);
  expect(ofTab.set('visit', 'v')).toBe(true);
  expect([localStorage.getItem('token'), sessionStorage.getItem('visit')]).toEqual(['t', 'v']);
  expect([ofUser.get('token'), ofUser.lasts('token'), ofUser.keys()]).toEqual([
    't',
    true,
    ['token'],
  ]);
  ofUser.remove('token');
  expect([ofUser.get('token'), ofUser.lasts('token'), localStorage.length]).toEqual([
    null,
    false,
    0,
  ]);
  expect(await isForgetful()).toBe(false);
});

test.each([
  ['throws when it is touched', () => blockStorage()],
  ['is missing', () => blockStorage(null)],
  ['is full', () => fillStorage()],
])('storage that %s leaves it to the memory of the page', async (_how, take) => {
  take();
  expect(ofUser.get('token')).toBeNull();
  expect([ofUser.set('token', 't'), ofTab.set('visit', 'v')]).toEqual([false, false]);
  expect([ofUser.get('token'), ofTab.get('visit')]).toEqual(['t', 'v']);
  expect([ofUser.lasts('token'), ofUser.keys()]).toEqual([false, ['token']]);
  expect(await isForgetful()).toBe(true);
  ofUser.remove('token');
  expect([ofUser.get('token'), ofUser.keys()]).toEqual([null, []]);
});

test('an older value does not come back once storage is full', () => {
  ofUser.set('token', 'of yesterday');
  fillStorage();
  ofUser.set('token', 'of today');
  expect([ofUser.get('token'), localStorage.getItem('token')]).toEqual(['of today', null]);
});

test('a value that found no room is kept as soon as there is some', () => {
  fillStorage();
  ofDevice.set('theme', 'dark');
  vi.unstubAllGlobals();
  expect(ofDevice.set('theme', 'light')).toBe(true);
  expect([ofDevice.get('theme'), localStorage.getItem('theme')]).toEqual(['light', 'light']);
});
