/**
 * This script, inside the document of a page that needs the app, fetches the app after the first paint. Once the app
 * has taken over, typed text is put back and presses are repeated.
 */
import { TranslatedTexts } from './translated-texts.ts';
import { Typed } from './typed.ts';

/** Controls that only the app answers. Links and fields work without it. */
const NEEDS_APP = 'button, label:has(input), [type="checkbox"], [type="radio"], [role="button"]';

const {
  app = '',
  imports = '',
  styles = '',
} = document.querySelector<HTMLElement>('script[data-app]')?.dataset ?? {};
const page = document.documentElement;
/** Set where the app shows this reader another page than this one, which is hidden. */
const { known } = page.dataset;
const presses: HTMLElement[] = [];
const typed = new Typed();
let isUnderWay = false;
let isTakenOver = false;
let isPressing = false;

/**
 * Fetches the app and its imports in parallel. After a failure everybody sees this page, and the next press or a new
 * connection tries again.
 */
async function start(): Promise<void> {
  if (isUnderWay) return;
  isUnderWay = true;
  const sheet = addLink('stylesheet', styles);
  for (const href of [app, ...imports.split(' ')]) addLink('modulepreload', href);
  try {
    await loaded(sheet);
    await import(/* @vite-ignore */ app);
    if (known !== undefined) page.dataset['known'] = known;
    typed.note();
  } catch {
    isUnderWay = false;
    delete page.dataset['known'];
    sheet.remove();
    forgetPresses();
  }
}

function addLink(rel: string, href: string): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { rel, href });
  document.head.append(link);
  return link;
}

/** Resolves once the full style sheet has loaded; it goes after the page's own styles, which it repeats. */
const loaded = (sheet: HTMLLinkElement) =>
  new Promise((resolve, reject) => {
    sheet.addEventListener('load', resolve);
    sheet.addEventListener('error', reject);
  });

/** Null where the control works without the app. */
function needsApp({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(NEEDS_APP) : null;
}

function hold(event: Event): void {
  void start();
  const target = needsApp(event);
  if (target === null) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  target.dataset['waits'] = '';
  presses.push(target);
}

function forgetPresses(): HTMLElement[] {
  const forgotten = presses.splice(0);
  for (const target of forgotten) delete target.dataset['waits'];
  return forgotten;
}

/** Repeats earlier presses, in order. */
async function pressAgain(): Promise<void> {
  for (const target of forgetPresses()) {
    // The press before may have led to another page.
    if (!target.isConnected) continue;
    // Menus open on pointerdown.
    for (const type of ['pointerdown', 'pointerup']) {
      target.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true }));
    }
    target.click();
    // The next control may depend on the change this press made.
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** Lets the app answer. A press in progress stays held, since the app missed its start. */
function handOver(): void {
  if (!isTakenOver || isPressing) return;
  untilTakenOver.abort();
  void pressAgain();
}

function letGo(): void {
  isPressing = false;
  // The press may have moved the caret.
  typed.note();
  handOver();
}

const untilTakenOver = new AbortController();
const { signal } = untilTakenOver;
const listen = (types: readonly string[], listener: (event: Event) => void) => {
  for (const type of types) addEventListener(type, listener, { capture: true, signal });
};

listen(['pointerdown', 'keydown'], (event) => {
  isPressing = true;
  // Parts of the app already on the page would answer now, and again when presses are repeated.
  if (event.type === 'pointerdown' && needsApp(event)) event.stopPropagation();
});
// The click comes after these events.
listen(['pointerup', 'pointercancel', 'keyup'], () => setTimeout(letGo));
listen(['click'], hold);
listen(['input'], () => typed.note());
listen(['compositionstart'], () => {
  page.dataset['composes'] = '';
});
listen(['compositionend'], () => {
  delete page.dataset['composes'];
});
const root = document.getElementById('root');
const translated = root && new TranslatedTexts(root);
listen(['limber-app-loaded'], () => translated?.putBack());
listen(['limber-taking-over'], () => typed.restore());
listen(['limber-taken-over'], () => {
  isTakenOver = true;
  typed.tell();
  translated?.translateAgain();
  handOver();
});
listen(['online'], () => void start());
// In a task of its own, so that the page is painted first.
if (known === undefined) listen(['load'], () => setTimeout(() => void start()));
else void start();
