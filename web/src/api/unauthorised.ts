type Listener = () => void;

const listeners = new Set<Listener>();

/** Calls back when the server no longer knows the stored token; gives a function that stops listening. */
export function onUnauthorised(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function reportUnauthorised(): void {
  for (const listener of listeners) listener();
}
