const KEY = 'token';

/** The token of the user who is signed in, kept in the browser's local storage. */
export function storedToken(): string | null {
  return localStorage.getItem(KEY);
}

export function storeToken(token: string): void {
  localStorage.setItem(KEY, token);
}

export function removeToken(): void {
  localStorage.removeItem(KEY);
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
