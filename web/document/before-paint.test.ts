import { afterEach, expect, test } from 'vitest';
import { blockStorage } from '#test/storage.ts';

const page = document.documentElement.dataset;
let timesOpened = 0;

/** Runs the document's script, once per opened page, like the browser. */
async function openPage(address: string): Promise<void> {
  window.history.replaceState(null, '', address);
  timesOpened += 1;
  await import(/* @vite-ignore */ `./before-paint.ts?${timesOpened}`);
}

afterEach(() => {
  for (const name of ['theme', 'mission', 'known']) delete page[name];
});

test('the page begins as it was left', async () => {
  localStorage.setItem('theme', 'dark');
  localStorage.setItem('mission', 'closed');
  sessionStorage.setItem('visit', '{}');
  await openPage('/');
  expect([page['theme'], page['mission'], page['known']]).toEqual(['dark', 'closed', 'visitor']);
});

test.each([
  ['switched off', () => blockStorage()],
  ['missing', () => blockStorage(null)],
])('where storage is %s the address still says which page it is', async (_, take) => {
  take();
  await openPage('/register?returnUrl=%2Fteam#invitation=secret');
  expect([page['known'], page['theme']]).toEqual(['visitor', undefined]);
});
