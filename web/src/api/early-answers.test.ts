import { changePassword, getMe } from '@limber/contract/auth';
import { listDaysMoved } from '@limber/contract/progress';
import { getTodaysRoutine } from '@limber/contract/routines';
import { PAGES } from '@limber/contract/pages';
import { firstCallsOf } from '@limber/contract/batch';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runBeforePaint } from '#test/run-before-paint.ts';
import { call } from './call.ts';
import { removeToken, storeToken } from './token.ts';

const NOW = new Date(2026, 0, 5, 9);

const fetchStub = vi.fn<(address: string, request: RequestInit) => Promise<Response>>();
let early: Response | Error;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  vi.stubGlobal('fetch', fetchStub);
  fetchStub.mockImplementation(async (address) => {
    if (!address.startsWith('/api/several')) return Response.json('asked by the app');
    if (early instanceof Error) throw early;
    return early;
  });
  storeToken('t0ken');
});
afterEach(() => {
  fetchStub.mockReset();
  vi.useRealTimers();
  removeToken();
  window.early = undefined;
  // Only these: all test files share the page, whose head also names the operator.
  for (const tag of document.head.querySelectorAll('meta[name^="first-"]')) tag.remove();
});

function tellInHead(name: string, content: string): void {
  document.head.append(Object.assign(document.createElement('meta'), { name, content }));
}

/** Opens a page whose head lists the first calls of its screen, as the server writes it. */
async function openPage(
  calls: readonly string[],
  answers: { status: number; text: string }[] | Error,
) {
  early = answers instanceof Error ? answers : Response.json({ answers });
  tellInHead('first-calls', calls.join(' '));
  await runBeforePaint();
}

const answered = (value: unknown) => ({ status: 200, text: JSON.stringify(value) });
const addresses = () => fetchStub.mock.calls.map(([address]) => address);

test('what the document began to ask is not asked again', async () => {
  await openPage([getMe.path], [answered('asked before the app')]);
  expect(await call(getMe)).toBe('asked before the app');
  expect(addresses()).toEqual([`/api/several?calls=${encodeURIComponent(getMe.path)}`]);
  expect(new Headers(fetchStub.mock.calls[0]?.[1].headers).get('Authorization')).toBe(
    'Bearer t0ken',
  );
  expect(fetchStub.mock.calls[0]?.[1].credentials).toBe('include');
});

test('an answer is given once: later the server is asked', async () => {
  await openPage([getMe.path], [answered('asked before the app')]);
  await call(getMe);
  expect(await call(getMe)).toBe('asked by the app');
});

test.each([
  ['the server cannot be reached', new TypeError('Failed to fetch')],
  ['this part was refused', [{ status: 429, text: '{}' }]],
  ['there is no answer to this part', []],
])('the app asks by itself where %s', async (_, answers) => {
  await openPage([getMe.path], answers);
  expect(await call(getMe)).toBe('asked by the app');
});

test('what was read before something changed is read again', async () => {
  await openPage([getMe.path], [answered('asked before the app')]);
  await call(changePassword, {
    body: { currentPassword: 'a', newPassword: 'b', confirmPassword: 'b' },
  });
  expect(await call(getMe)).toBe('asked by the app');
});

test('what was asked a while ago is asked again', async () => {
  await openPage([getMe.path], [answered('asked before the app')]);
  if (window.early !== undefined) window.early.askedAt -= 31_000;
  expect(await call(getMe)).toBe('asked by the app');
});

test('nobody gets the answers of somebody else', async () => {
  await openPage([getMe.path], [answered('asked before the app')]);
  storeToken('another');
  expect(await call(getMe)).toBe('asked by the app');
});

test('a large call goes alone', async () => {
  tellInHead('first-large-call', getMe.path);
  await openPage([], []);
  expect(await call(getMe)).toBe('asked by the app');
  expect(fetchStub).toHaveBeenCalledOnce();
});

test('without a token nothing is asked', async () => {
  removeToken();
  await openPage([getMe.path], []);
  expect(addresses()).toEqual([]);
});

test('the calls of the dashboard are those that the app makes, on this day and in this time zone', async () => {
  const calls = firstCallsOf(PAGES.dashboard).together;
  await openPage(
    calls,
    calls.map((address) => answered(address)),
  );
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(await call(getTodaysRoutine, { query: { date: '2026-01-05' } })).toMatch(
    '/today?date={day}',
  );
  const years = { from: '2017-01-01', until: '2026-12-31', timeZone };
  expect(await call(listDaysMoved, { query: years })).toMatch('/progress?from={firstYear}');
  expect(addresses()).toHaveLength(1);
});
