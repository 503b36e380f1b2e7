/**
 * This script runs in each document before the first paint, so that neither the wrong theme nor a page for strangers
 * flashes up. It can import types only.
 */
import type { batch } from '@limber/contract/batch';
import type { ReplyOf } from '@limber/contract/endpoint';

type Batch = ReplyOf<typeof batch>;

/** The time, in milliseconds, after which a page for others is better than none. */
const TOO_LONG = 10_000;

const now = new Date();
const twoDigits = (number: number) => String(number).padStart(2, '0');
const LOCAL_VALUES: Readonly<Record<string, () => string>> = {
  year: () => String(now.getFullYear()),
  firstYear: () => String(now.getFullYear() - 9),
  day: () => `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`,
  timeZone: () => encodeURIComponent(Intl.DateTimeFormat().resolvedOptions().timeZone),
};
const page = document.documentElement.dataset;
const token = stored('localStorage', 'token');
showAsLeft();
setTimeout(showToAll, TOO_LONG);
let left = '';
addEventListener('pagehide', () => {
  left = kept();
});
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && kept() !== left) location.reload();
});
addEventListener('error', ({ target }) => isApp(target) && sayMissing(), true);
if (token !== null) window.early = { token, answers: askFirst(token), askedAt: performance.now() };

/** Restores theme and banner, and hides pages for strangers from users. */
function showAsLeft(): void {
  const theme = stored('localStorage', 'theme');
  if (theme === 'light' || theme === 'dark') page['theme'] = theme;
  if (stored('localStorage', 'mission') === 'closed') page['mission'] = 'closed';
  const isVisitor =
    stored('sessionStorage', 'visit') !== null || location.hash.includes('invitation=');
  if (token !== null) page['known'] = 'user';
  else if (isVisitor) page['known'] = 'visitor';
}

/** What a page depends on: one that the browser kept meanwhile, for Back, may be outdated. */
const kept = () =>
  [
    ...['token', 'theme', 'mission'].map((key) => stored('localStorage', key)),
    stored('sessionStorage', 'visit'),
  ].join();

const isApp = (target: EventTarget | null) =>
  target instanceof HTMLScriptElement && target.type === 'module';

/** Replaces a frame, or an empty document, whose app could not be loaded. */
function sayMissing(): void {
  const sentence = document.createElement('p');
  sentence.setAttribute('role', 'alert');
  sentence.textContent = 'Limber could not be loaded. Please check your connection and try again.';
  const button = Object.assign(document.createElement('button'), {
    className: 'min-h-11 rounded-pill border border-edge bg-card px-5 font-strong',
    textContent: 'Try again',
    onclick: () => location.reload(),
  });
  const main = document.createElement('main');
  main.className = 'grid justify-items-center gap-4 p-8 text-center';
  main.append(sentence, button);
  document.getElementById('root')?.replaceWith(main);
  addEventListener('online', () => location.reload());
}

/** A frame without the app would show nothing of use. */
function showToAll(): void {
  if (document.querySelector('[data-frame]') === null) delete page['known'];
}

/** Null where storage is switched off, like browser/stored.ts. */
function stored(storage: 'localStorage' | 'sessionStorage', key: string): string | null {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
}

/**
 * Starts the first calls of the screen before the app is there to take their answers (api/early-answers.ts). After
 * any failure the app makes the calls itself.
 */
function askFirst(asUser: string): Map<string, Promise<string | null>> {
  const answers = new Map<string, Promise<string | null>>();
  const ask = (address: string) =>
    fetch(address, { credentials: 'include', headers: { Authorization: `Bearer ${asUser}` } });
  const together = firstCalls('first-calls');
  if (together !== '') {
    const reply = ask(`/api/several?calls=${encodeURIComponent(together)}`)
      .then(textOf)
      .then((text) => JSON.parse(text ?? 'null') as Batch | null)
      .catch(() => null);
    together.split(' ').forEach((address, place) => {
      answers.set(
        address,
        reply.then((told) => bodyOf(told?.answers[place])),
      );
    });
  }
  const large = firstCalls('first-large-call');
  if (large !== '')
    answers.set(
      large,
      ask(large)
        .then(textOf)
        .catch(() => null),
    );
  return answers;
}

/** The addresses in a tag of the document, with values that only this browser knows. */
function firstCalls(tag: string): string {
  const { content = '' } = document.querySelector<HTMLMetaElement>(`meta[name="${tag}"]`) ?? {};
  return content.replaceAll(/\{(\w+)\}/g, (_, name: string) => LOCAL_VALUES[name]?.() ?? '');
}

async function textOf(response: Response): Promise<string | null> {
  return response.ok ? response.text() : null;
}

function bodyOf(answer: Batch['answers'][number] | undefined): string | null {
  return answer?.status === 200 ? answer.text : null;
}
