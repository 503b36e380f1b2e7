import type { Endpoint } from '@limber/contract/endpoint';
import { api } from './fake-api.ts';

/**
 * A message, the action that produces it in plain words, and the same action performed. The message
 * of a toast is its title, or title and description with a slash between them where both are given.
 */
export type Row = readonly [message: string, action: string, perform: () => Promise<void>];

/** The same action while the server says no, with this sentence about it. */
export function whileRefused(
  endpoint: Endpoint,
  sentence: string,
  perform: () => Promise<void>,
): () => Promise<void> {
  return () => {
    api.refuse(endpoint, 422, sentence);
    return perform();
  };
}

/** The same action while this call fails without a word. */
export function whileBroken(endpoint: Endpoint, perform: () => Promise<void>): () => Promise<void> {
  return () => {
    api.break(endpoint);
    return perform();
  };
}

/**
 * The toast on the screen, as a message of the table is written: without its description where the
 * message has none. Looks where people see it, not where screen readers are told of it.
 */
export function toastLike(message: string): string | undefined {
  const toast = document.querySelector('[role="region"][aria-label^="Notification"] li');
  const words = [...(toast?.querySelectorAll(':scope > div > div') ?? [])];
  const [title, description] = words.map(({ textContent }) => textContent);
  return message.includes(' / ') ? `${title} / ${description}` : title;
}
