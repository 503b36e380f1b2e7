import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runBeforePaint } from '#test/run-before-paint.ts';
import { blockStorage } from '#test/storage.ts';

const page = document.documentElement.dataset;

async function openPage(address: string): Promise<void> {
  window.history.replaceState(null, '', address);
  await runBeforePaint();
}

beforeEach(() => {
  vi.useFakeTimers();
});

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

test.each([
  ['a page', '', undefined],
  ['a frame', 'data-frame', 'user'],
])('whose app takes too long is shown to others as well: %s', async (_, frame, known) => {
  document.body.innerHTML = `<div id="root" ${frame}></div>`;
  localStorage.setItem('token', 'a-token');
  await openPage('/');
  vi.advanceTimersByTime(9_000);
  expect(page['known']).toBe('user');
  vi.advanceTimersByTime(2_000);
  expect(page['known']).toBe(known);
  document.body.innerHTML = '';
});

function leaveAndReturn(meanwhile: () => void): void {
  dispatchEvent(new Event('pagehide'));
  meanwhile();
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
}

test.each([
  ['nothing', () => undefined, false],
  ['who is signed in', () => localStorage.setItem('token', 'another'), true],
  ['the theme', () => localStorage.setItem('theme', 'dark'), true],
  ['the banner', () => localStorage.setItem('mission', 'closed'), true],
  ['the visit', () => sessionStorage.setItem('visit', '{}'), true],
])('a page kept for Back is loaded anew where it is outdated: by %s', async (_, change, isAnew) => {
  const reload = vi.fn<() => void>();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  await openPage('/');
  leaveAndReturn(change);
  expect(reload.mock.calls.length > 0).toBe(isAnew);
});
