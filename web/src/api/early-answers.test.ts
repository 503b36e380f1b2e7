import { changePassword, getMe } from '@limber/contract/auth';
import { listDaysMoved } from '@limber/contract/progress';
import { getTodaysRoutine } from '@limber/contract/routines';
import { CALLS_OF_SCREENS } from '@limber/contract/several';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { call } from './call.ts';
import { removeToken, storeToken } from './token.ts';

const NOW = new Date(2026, 0, 5, 9);

const fetchStub = vi.fn<(address: string, request: RequestInit) => Promise<Response>>();
let early: Response | Error;
let timesOpened = 0;

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
  // Only these: the page is that of all test files, and its head says who runs the installation.
  for (const tag of document.head.querySelectorAll('meta[name^="first-"]')) tag.remove();
});

/** Writes into the head of the page, as the server does. */
function tellInHead(name: string, content: string): void {
  document.head.append(Object.assign(document.createElement('meta'), { name, content }));
}

/** Opens a page whose document says what its screen asks first, as the server writes it. */
async function openPage(
  calls: readonly string[],
  answers: { status: number; text: string }[] | Error,
) {
  early = answers instanceof Error ? answers : Response.json({ answers });
  tellInHead('first-calls', calls.join(' '));
  // A script, as the browser runs it: once for each page that is opened.
  timesOpened += 1;
  await import(/* @vite-ignore */ `../../public/theme.js?${timesOpened}`);
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

/** The addresses of the pictures that are fetched from now on. */
function picturesFetched(): readonly string[] {
  const addressesOfPictures: string[] = [];
  vi.stubGlobal(
    'Image',
    class {
      set src(address: string) {
        addressesOfPictures.push(address);
      }
    },
  );
  return addressesOfPictures;
}

test('the first picture is fetched as soon as an answer names it', async () => {
  const pictures = picturesFetched();
  const exercise = { imageUrl: '/media/small.svg', imageUrls: ['/media/1.svg', '/media/2.svg'] };
  await openPage(
    [getMe.path, getTodaysRoutine.path],
    [answered('nothing'), answered({ exercises: [exercise, exercise] })],
  );
  await call(getTodaysRoutine, { query: { date: '2026-01-05' } });
  expect(pictures).toEqual(['/media/1.svg']);
});

test('the app knows the picture of the library that the document names', async () => {
  tellInHead('first-picture-of-library', '/1.svg');
  await openPage([], []);
  expect(window.early?.pictures).toEqual({ library: '/1.svg' });
});

test.each([
  ['the address asks for a part of it', () => history.replaceState(null, '', '?q=neck')],
  [
    'what the health card rules out is left out of it',
    () => {
      history.replaceState(null, '', '/exercises');
      sessionStorage.setItem('leaves_out_ruled_out', '1');
    },
  ],
])('it knows none where %s', async (_, prepare) => {
  prepare();
  onTestFinished(() => {
    history.replaceState(null, '', '/');
    sessionStorage.clear();
    delete document.documentElement.dataset['asked'];
  });
  tellInHead('first-picture-of-library', '/1.svg');
  await openPage([], []);
  expect(window.early?.pictures).toEqual({});
  expect(document.documentElement.dataset['asked']).toBe('');
});

test('without a token nothing is asked', async () => {
  removeToken();
  await openPage([getMe.path], []);
  expect(addresses()).toEqual([]);
});

test('the calls of the dashboard are those that the app makes, on this day and in this time zone', async () => {
  const calls = CALLS_OF_SCREENS['/dashboard'] ?? [];
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

/** Opens a page whose document shows the shape of its screen, and this answers what it asks first. Gives the picture. */
async function openShaped(
  answer: unknown = aRoutineOf({ imageUrls: ['/media/1.svg'] }),
  asked = getTodaysRoutine.path,
): Promise<HTMLImageElement> {
  picturesFetched();
  const place = Object.assign(document.createElement('img'), { hidden: true });
  place.dataset['firstPicture'] = 'today';
  document.body.append(place);
  onTestFinished(() => place.remove());
  await openPage([asked], [answered(answer)]);
  await window.early?.answers.get(asked);
  await new Promise((settled) => setTimeout(settled));
  return place;
}

const aRoutineOf = (...exercises: object[]) => ({ exercises });

test('the first picture of today is shown in its place before the app is there, and is known to it', async () => {
  const place = await openShaped();
  expect([place.hidden, place.getAttribute('src')]).toEqual([false, '/media/1.svg']);
  expect(window.early?.pictures).toEqual({ today: '/media/1.svg' });
});

test.each([
  ['the address asks for something else', () => history.replaceState(null, '', '?customPlan=3')],
  [
    'some of today is done already',
    () => localStorage.setItem('completion_2026-01-05', '{"exerciseIds":[1]}'),
  ],
  [
    'somebody else has signed in meanwhile',
    () =>
      fetchStub.mockImplementation(async () => {
        storeToken('another');
        return early as Response;
      }),
  ],
])('it is not shown where %s', async (_, prepare) => {
  prepare();
  onTestFinished(() => {
    history.replaceState(null, '', '/');
    delete document.documentElement.dataset['asked'];
    localStorage.clear();
  });
  const place = await openShaped();
  expect(place.hidden).toBe(true);
  expect(window.early?.pictures).toEqual({});
});

test.each([
  ['some of it was done on another device', aRoutineOf({ imageUrls: ['/1'] }, { completed: true })],
  ['its first exercise has none', aRoutineOf({ imageUrls: [] }, { imageUrls: ['/2.svg'] })],
  ['there is no exercise', aRoutineOf()],
])('of a routine no picture is shown where %s', async (_, routine) => {
  expect((await openShaped(routine)).hidden).toBe(true);
  expect(window.early?.pictures).toEqual({});
});

test('of another answer no picture is shown', async () => {
  const answer = aRoutineOf({ imageUrls: ['/media/1.svg'] });
  expect((await openShaped(answer, '/api/custom-plans')).hidden).toBe(true);
});
