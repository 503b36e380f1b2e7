import { ofUser } from '#browser/stored.ts';

const KEY = 'token';

/** The token of the user who is signed in, kept in the browser's local storage where it lets us. */
export function storedToken(): string | null {
  return ofUser.get(KEY);
}

export function storeToken(token: string): void {
  ofUser.set(KEY, token);
}

/** True when the token outlives the page. */
export function tokenLasts(): boolean {
  return ofUser.lasts(KEY);
}

export function removeToken(): void {
  ofUser.remove(KEY);
}

/** Calls back when another tab signs in or out; returns a function that stops listening. */
export function onTokenChangeElsewhere(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    // The key is null when all of the storage was cleared.
    if (key === KEY || key === null) listener();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
