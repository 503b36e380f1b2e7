import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { removeToken, storedToken, storeToken } from '#api/token.ts';
import { currentToast } from '#ui/toast.ts';
import { call } from '#api/call.ts';
import { getPainPoints } from '@limber/contract/pain-points';
import { ADA } from '#test/samples.ts';
import { checkToken, signIn, signOut, startSession } from './session.ts';
import { currentSession } from './session-store.ts';

const fetchStub = vi.fn<(address: string, request: RequestInit) => Promise<Response>>();
const answer = (status: number, body: unknown) =>
  fetchStub.mockImplementation(async () => new Response(JSON.stringify(body), { status }));

const stop = startSession();
afterAll(() => stop());
beforeEach(() => {
  vi.stubGlobal('fetch', fetchStub);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  fetchStub.mockReset();
});
afterEach(() => {
  removeToken();
  void checkToken();
});

async function signInAsAda() {
  answer(200, { token: 'new', user: ADA });
  await signIn({ username: 'ada', password: 'difference' });
}

test(
  'signing in stores the token and the person',
  { tags: ['spec:4/signing-in-stores-user'] },
  async () => {
    await signInAsAda();
    expect(storedToken()).toBe('new');
    expect(currentSession()).toMatchObject({ authenticated: true, loading: false, user: ADA });
  },
);

test(
  'a stored token is checked at the start',
  { tags: ['spec:4/token-checked-at-start'] },
  async () => {
    storeToken('old');
    answer(200, ADA);
    const checked = checkToken();
    expect(currentSession()).toMatchObject({ authenticated: false, loading: true });
    await checked;
    expect(currentSession()).toMatchObject({ authenticated: true, loading: false, user: ADA });
  },
);

test(
  'a token that the server does not confirm is removed, without a word',
  { tags: ['spec:4/token-check-fails', 'spec:7/get-me', 'spec:8/failures-me-only-logged'] },
  async () => {
    const toastBefore = currentToast();
    window.history.replaceState(null, '', '/');
    storeToken('old');
    answer(401, { code: 'unauthorised', message: 'Please sign in to continue' });
    await checkToken();
    expect(storedToken()).toBeNull();
    expect(currentSession()).toMatchObject({ authenticated: false, loading: false });
    expect(window.location.pathname).toBe('/');
    expect(currentToast()).toBe(toastBefore);
  },
);

test(
  'without a connection the token is kept for another try',
  { tags: ['spec:silent/offline-stays-signed-in'] },
  async () => {
    storeToken('old');
    fetchStub.mockRejectedValue(new TypeError('Failed to fetch'));
    await checkToken();
    expect(storedToken()).toBe('old');
    expect(currentSession()).toMatchObject({ authenticated: false, unreachable: true });

    answer(200, ADA);
    await checkToken();
    expect(currentSession()).toMatchObject({ authenticated: true, unreachable: false });
  },
);

test.each([429, 500, 502, 503, 507])(
  'a server that answers %i to the check signs nobody out, and is asked again',
  { tags: ['spec:silent/offline-stays-signed-in'] },
  async (status) => {
    vi.useFakeTimers();
    storeToken('old');
    answer(status, { code: 'busy', message: 'Please wait a moment.' });
    await checkToken();
    expect(storedToken()).toBe('old');
    expect(currentSession()).toMatchObject({ token: 'old', unreachable: true });

    await vi.advanceTimersByTimeAsync(2000);
    expect(currentSession().unreachable).toBe(true);
    answer(200, ADA);
    await vi.advanceTimersByTimeAsync(4000);
    expect(currentSession()).toMatchObject({ authenticated: true, unreachable: false });
    vi.useRealTimers();
  },
);

test.each([400, 403, 404, 410])(
  'a server that refuses the account, with %i, signs out',
  { tags: ['spec:4/token-check-fails'] },
  async (status) => {
    storeToken('old');
    answer(status, { code: 'refused', message: 'No' });
    await checkToken();
    expect(storedToken()).toBeNull();
  },
);

test('an answer that breaks off halfway, as at a reload, signs nobody out', async () => {
  storeToken('old');
  const broken = new ReadableStream({ start: (body) => body.error(new TypeError('aborted')) });
  fetchStub.mockResolvedValue(new Response(broken, { status: 200 }));
  await checkToken();
  expect(storedToken()).toBe('old');
  expect(currentSession()).toMatchObject({ authenticated: false, unreachable: true });
});

test(
  'signing out forgets the token here and on the server, says so, and leads to /login',
  { tags: ['spec:4/signing-out-clears'] },
  async () => {
    await signInAsAda();
    answer(200, { success: true });
    signOut();
    expect(storedToken()).toBeNull();
    expect(currentSession().authenticated).toBe(false);
    expect(window.location.pathname).toBe('/login');
    expect(currentToast()).toMatchObject({
      title: 'Logged Out',
      description: 'You have been successfully logged out.',
    });
    const [address, request] = fetchStub.mock.lastCall ?? [];
    expect(address).toBe('/api/auth/logout');
    expect(new Headers(request?.headers).get('Authorization')).toBe('Bearer new');
  },
);

test('a call that is refused for want of a valid token leads to the sign-in page and back', async () => {
  await signInAsAda();
  window.history.replaceState(null, '', '/profile?tab=history');
  answer(401, { code: 'unauthorised', message: 'Please sign in to continue' });
  await call(getPainPoints).catch(() => null);
  expect(currentSession().authenticated).toBe(false);
  expect(window.location.pathname + window.location.search).toBe(
    '/login?returnUrl=%2Fprofile%3Ftab%3Dhistory',
  );
});

test('signing out in another tab signs out here, and leaves nothing in this tab', async () => {
  await signInAsAda();
  sessionStorage.setItem('planRun', '{}');
  removeToken();
  window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null }));
  expect(currentSession().authenticated).toBe(false);
  expect(sessionStorage).toHaveLength(0);
});

const OF_ADA = ['checkInsAsked', 'completion_2026-01-05', 'completionOwner', 'sessionUnderWay'];
const OF_THE_DEVICE = ['deviceKey', 'figure_too_slow', 'mission', 'theme'];

async function signInWithMuchKept(): Promise<void> {
  await signInAsAda();
  for (const key of [...OF_ADA, ...OF_THE_DEVICE]) localStorage.setItem(key, 'kept');
  sessionStorage.setItem('routineClock 1 7', '{}');
}
const left = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].toSorted();

test('signing out leaves what is about the device, and nothing about the person', async () => {
  await signInWithMuchKept();
  signOut();
  expect(left()).toEqual(OF_THE_DEVICE);
});

test('a session that the server ends leaves nothing about the person either', async () => {
  await signInWithMuchKept();
  answer(401, { code: 'unauthorised', message: 'Please sign in to continue' });
  await call(getPainPoints).catch(() => null);
  expect(left()).toEqual(OF_THE_DEVICE);
});
