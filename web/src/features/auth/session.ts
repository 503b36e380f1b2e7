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

/** Throws the errors of `call`. */
export async function signIn(credentials: Sent<typeof login>['body']): Promise<User> {
  return signInWith(await call(login, { body: { ...credentials, ...deviceKeyToSend() } }));
}

/** Also signs in. Throws the errors of `call`. */
export async function createAccount(account: Sent<typeof register>['body']): Promise<User> {
  return signInWith(await call(register, { body: { ...account, ...deviceKeyToSend() } }));
}

const events = new EventTarget();

/** Listeners of `onSigningOut` may delay or prevent it. */
export function signOut(): void {
  if (events.dispatchEvent(new Event('signing-out', { cancelable: true }))) signOutAtOnce();
}

/**
 * A listener stops the sign-out with `event.preventDefault()`; it may call `signOutAtOnce` later.
 */
export function onSigningOut(listener: (event: Event) => void): () => void {
  events.addEventListener('signing-out', listener);
  return () => events.removeEventListener('signing-out', listener);
}

/** Not fired when a session expires. */
export function onSignedOut(listener: () => void): () => void {
  events.addEventListener('signed-out', listener);
  return () => events.removeEventListener('signed-out', listener);
}

/** Does not wait for the server; shows a toast and opens /login. */
export function signOutAtOnce(): void {
  const revoked = call(logout);
  navigate('/login');
  signOutHere();
  events.dispatchEvent(new Event('signed-out'));
  toast({ title: 'Logged Out', description: 'You have been successfully logged out.' });
  revoked.catch((error: unknown) => log('The token was not revoked on the server.', error));
}

/** After deleting the account: opens the front page and clears this browser's data. */
export function leaveForGood(): void {
  navigate('/');
  signOutHere();
  forgetAll();
  toast({
    title: 'Your account is deleted',
    description: 'And everything that belonged to it. Take care of yourself.',
  });
}

export function updateUser(user: User): void {
  const { token } = currentSession();
  if (token !== null) setSignedIn(token, user);
}

/** Call this when an administrator may have changed the user's rights. */
export async function readUserAgain(): Promise<void> {
  try {
    updateUser(await call(getMe));
  } catch (error) {
    log('The user was not read again.', error);
  }
}

/** Checks the stored token with the server, with retries while it is unreachable. */
export async function checkToken(): Promise<void> {
  const token = storedToken();
  setUnconfirmed(token);
  await confirm(token, 0);
}

/** True if the server refused the token; 429 and 5xx say nothing about it. */
const endsSession = (error: unknown) =>
  error instanceof ApiError && error.status < 500 && error.status !== 429;

/**
 * Checks the token again after a wait that doubles with each attempt, unless it was checked or
 * replaced meanwhile.
 */
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

/** Retries at once. */
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
 * Checks the stored token, signs out when the server refuses it, and follows sign-ins and sign-outs
 * in other tabs. Call at the start of the app; returns a function that stops it.
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
      // Another tab cannot clear this tab's sessionStorage.
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
  // The token goes first, since other tabs are told of each removed key in turn.
  removeToken();
  forgetUser();
  setSignedOut();
  queryClient.clear();
}

function log(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- nothing that the user could do about it
  console.warn(what, error);
}
