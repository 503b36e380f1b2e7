import { getMe, login, logout, register, type SignedIn, type User } from '@limber/contract/auth';
import type { Sent } from '@limber/contract/endpoint';
import { navigate } from 'wouter/use-browser-location';
import { ApiError } from '#api/api-error.ts';
import { call } from '#api/call.ts';
import { queryClient } from '#api/query-client.ts';
import { onTokenChangeElsewhere, removeToken, storedToken, storeToken } from '#api/token.ts';
import { onUnauthorised } from '#api/request.ts';
import { forgetAll, forgetUser, ofTab } from '#browser/stored.ts';
import { toast } from '#ui/toast.ts';
import { deviceKeyToSend, storeDeviceKey } from './device-key.ts';
import { loginAddress } from './return-url.ts';
import {
  setSignedIn,
  setSignedOut,
  setUnconfirmed,
  setUnreachable,
  currentSession,
} from './session-store.ts';

const FIRST_WAIT_MS = 2000;
const LONGEST_WAIT_MS = 60_000;
let waiting: ReturnType<typeof setTimeout> | undefined;

/** Signs in. Throws what `call` throws. */
export async function signIn(credentials: Sent<typeof login>['body']): Promise<User> {
  return signInWith(await call(login, { body: { ...credentials, ...deviceKeyToSend() } }));
}

/** Creates an account and signs in with it. Throws what `call` throws. */
export async function createAccount(account: Sent<typeof register>['body']): Promise<User> {
  return signInWith(await call(register, { body: { ...account, ...deviceKeyToSend() } }));
}

const events = new EventTarget();

/** Signs out, unless somebody who hears of it has something to settle first. */
export function signOut(): void {
  if (events.dispatchEvent(new Event('signing-out', { cancelable: true }))) signOutAtOnce();
}

/** Calls back when the user wants to sign out; one whose default is prevented calls `signOutAtOnce` later, or never. */
export function onSigningOut(listener: (event: Event) => void): () => void {
  events.addEventListener('signing-out', listener);
  return () => events.removeEventListener('signing-out', listener);
}

/** Calls back when the user has signed out by themselves. */
export function onSignedOut(listener: () => void): () => void {
  events.addEventListener('signed-out', listener);
  return () => events.removeEventListener('signed-out', listener);
}

/** Signs out here at once, and on the server when it can be reached; shows a toast and opens /login. */
export function signOutAtOnce(): void {
  const revoked = call(logout);
  navigate('/login');
  signOutHere();
  events.dispatchEvent(new Event('signed-out'));
  toast({ title: 'Logged Out', description: 'You have been successfully logged out.' });
  revoked.catch((error: unknown) => log('The token was not revoked on the server.', error));
}

/** After the account was deleted: opens the front page, and forgets all that this browser keeps for it. */
export function leaveForGood(): void {
  navigate('/');
  signOutHere();
  forgetAll();
  toast({
    title: 'Your account is deleted',
    description: 'And everything that belonged to it. Take care of yourself.',
  });
}

/** Keeps what the user changed about themselves, e.g. a new name, in the session. */
export function updateUser(user: User): void {
  const { token } = currentSession();
  if (token !== null) setSignedIn(token, user);
}

/** Asks anew what the user may do, which somebody else may have changed. */
export async function readUserAgain(): Promise<void> {
  try {
    updateUser(await call(getMe));
  } catch (error) {
    log('The user was not read again.', error);
  }
}

/** Asks the server who the stored token belongs to, if there is one; again and again while nobody can tell. */
export async function checkToken(): Promise<void> {
  const token = storedToken();
  setUnconfirmed(token);
  await confirm(token, 0);
}

/** Whether the server refused the token; that it is busy (429) or broken says nothing about the token. */
const endsSession = (error: unknown) =>
  error instanceof ApiError && error.status < 500 && error.status !== 429;

/** Tries once more after a while that doubles, unless the token was checked or replaced in the meantime. */
function checkAgain(token: string, attempt: number): void {
  const wait = Math.min(FIRST_WAIT_MS * 2 ** attempt, LONGEST_WAIT_MS);
  clearTimeout(waiting);
  waiting = setTimeout(
    () => {
      if (currentSession().unreachable && storedToken() === token) void confirm(token, attempt + 1);
    },
    (wait * (1 + Math.random())) / 2,
  );
}

/** Asks at once where the server could not be reached before. */
function confirmUnreachable(): void {
  if (currentSession().unreachable) void confirm(storedToken(), 0);
}

async function confirm(token: string | null, attempt: number): Promise<void> {
  if (token === null) return;
  const stillStored = () => storedToken() === token;
  try {
    const user = await call(getMe);
    if (stillStored()) setSignedIn(token, user);
  } catch (error) {
    log('The stored token was not confirmed.', error);
    if (!stillStored()) return;
    if (endsSession(error)) signOutHere();
    else {
      setUnreachable(token);
      checkAgain(token, attempt);
    }
  }
}

/**
 * Keeps the session in step with the server and with other tabs, from the start of the app. Gives a
 * function that stops it.
 */
export function startSession(): () => void {
  const stops = [
    onUnauthorised(() => {
      if (!currentSession().authenticated) return;
      navigate(loginAddress(), { replace: true });
      signOutHere();
    }),
    onTokenChangeElsewhere(() => {
      const { token } = currentSession();
      if (storedToken() === token) return;
      // The other tab cannot reach into this one's storage.
      if (token !== null) ofTab.clear();
      queryClient.clear();
      void checkToken();
    }),
  ];
  window.addEventListener('online', confirmUnreachable);
  stops.push(() => window.removeEventListener('online', confirmUnreachable));
  void checkToken();
  return () => stops.forEach((stop) => stop());
}

function signInWith({ token, user, deviceKey }: SignedIn): User {
  queryClient.clear();
  storeToken(token);
  if (deviceKey !== undefined) storeDeviceKey(deviceKey);
  setSignedIn(token, user);
  return user;
}

function signOutHere(): void {
  // First, since other tabs hear of each key.
  removeToken();
  forgetUser();
  setSignedOut();
  queryClient.clear();
}

function log(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- nothing that the user could do about it
  console.warn(what, error);
}
