import type { Endpoint } from '@limber/contract/endpoint';
import { afterEach, beforeEach } from 'vitest';
import { api } from '#test/whole-app/fake-api.ts';

/**
 * A message, the action that produces it in plain words, the same action performed, and the tags of
 * the specification. The message of a toast is its title, or title and description with a slash
 * between them where both are given.
 */
export type Row = readonly [
  message: string,
  action: string,
  perform: () => Promise<void>,
  ...tags: `spec:${string}`[],
];

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

type Words = { title: string; description: string | undefined };

const seen: Words[] = [];

/** Notes every toast that comes to the screen. Once per file. */
export function watchesToasts(): void {
  const observer = new MutationObserver(() => seen.push(...toastsOnScreen()));
  beforeEach(() => {
    seen.length = 0;
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  afterEach(() => observer.disconnect());
}

/** The toasts that were seen in this test, written as a message of the table: without their descriptions where the message has none. */
export function toastsLike(message: string): string[] {
  return seen.map(({ title, description }) =>
    message.includes(' / ') ? `${title} / ${description}` : title,
  );
}

/** Looks where people see toasts, not where screen readers are told of them. */
function toastsOnScreen(): Words[] {
  const toasts = document.querySelectorAll('[role="region"][aria-label^="Notification"] li');
  return [...toasts].flatMap((toast) => {
    const words = [...toast.querySelectorAll(':scope > div > div')];
    const [title, description] = words.map(({ textContent }) => textContent);
    return title === undefined ? [] : { title, description };
  });
}
