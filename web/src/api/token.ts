import { ofUser } from '#browser/stored.ts';

const KEY = 'token';

/** In local storage if the browser permits it, else in memory. */
export function storedToken(): string | null {
  return ofUser.get(KEY);
}

export function storeToken(token: string): void {
  ofUser.set(KEY, token);
}

/** True if the token outlives the page. */
export function tokenLasts(): boolean {
  return ofUser.lasts(KEY);
}

export function removeToken(): void {
  ofUser.remove(KEY);
}

/** Fires when another tab signs in or out; returns a function that stops listening. */
export function onTokenChangeElsewhere(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    // The key is null after `localStorage.clear()`.
    if (key === KEY || key === null) listener();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
