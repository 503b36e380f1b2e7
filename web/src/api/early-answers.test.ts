import { changePassword, getMe } from '@limber/contract/auth';
import { listExercises } from '@limber/contract/exercises';
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

/** Opens a page whose document says what its screen asks first, as the server writes it. */
async function openPage(
  calls: readonly string[],
  answers: { status: number; text: string }[] | Error,
  large: readonly string[] = [],
) {
  early = answers instanceof Error ? answers : Response.json({ answers });
  for (const [name, said] of Object.entries({ 'first-calls': calls, 'first-large-call': large })) {
    const tag = document.createElement('meta');
    tag.name = name;
    tag.content = said.join(' ');
    document.head.append(tag);
  }
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
  const tag = document.createElement('meta');
  tag.name = 'first-large-call';
  tag.content = getMe.path;
  document.head.append(tag);
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

/** Opens a page that begins with a large call; `send` sends a piece of the answer to it. */
async function openLarge() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  fetchStub.mockImplementation(async () => new Response(readable));
  await openPage([], [], [listExercises.path]);
  return {
    send: (piece: string) => void writer.write(new TextEncoder().encode(piece)),
    end: () => void writer.close(),
  };
}

test('the first picture is fetched while the rest of a large answer is under way', async () => {
  const pictures = picturesFetched();
  const { send, end } = await openLarge();
  send('[{"imageUrl":"/1.svg"}');
  await vi.waitFor(() => expect(pictures).toEqual(['/1.svg']));
  send(']');
  end();
  expect(await call(listExercises)).toEqual([{ imageUrl: '/1.svg' }]);
  expect(pictures).toEqual(['/1.svg']);
});

test.each(['[{"image', '[{"imageUrl":"/'])(
  'the first picture is fetched with all of an answer that begins with %s',
  async (start) => {
    const pictures = picturesFetched();
    const { send, end } = await openLarge();
    send(start);
    send('[{"imageUrl":"/1.svg"}]'.slice(start.length));
    end();
    expect(await call(listExercises)).toEqual([{ imageUrl: '/1.svg' }]);
    await vi.waitFor(() => expect(pictures).toEqual(['/1.svg']));
  },
);

test('a day is that of the time zone which the app has seen last', async () => {
  localStorage.setItem('time-zone', 'Asia/Tokyo');
  await openPage(['/a?timeZone={timeZone}'], []);
  localStorage.removeItem('time-zone');
  expect(addresses()).toEqual([
    `/api/several?calls=${encodeURIComponent('/a?timeZone=Asia%2FTokyo')}`,
  ]);
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
  place.dataset['firstPicture'] = '';
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
  expect(window.early?.picture).toBe('/media/1.svg');
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
    localStorage.clear();
  });
  const place = await openShaped();
  expect(place.hidden).toBe(true);
  expect(window.early?.picture).toBeUndefined();
});

test.each([
  ['some of it was done on another device', aRoutineOf({ imageUrls: ['/1'] }, { completed: true })],
  ['its first exercise has none', aRoutineOf({ imageUrls: [] }, { imageUrls: ['/2.svg'] })],
  ['there is no exercise', aRoutineOf()],
])('of a routine no picture is shown where %s', async (_, routine) => {
  expect((await openShaped(routine)).hidden).toBe(true);
  expect(window.early?.picture).toBeUndefined();
});

test('of another answer no picture is shown', async () => {
  const answer = aRoutineOf({ imageUrls: ['/media/1.svg'] });
  expect((await openShaped(answer, '/api/custom-plans')).hidden).toBe(true);
});
