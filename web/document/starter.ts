/**
 * The script of a page that needs the app, within its document: it fetches the app once the page is painted, which then
 * takes the page over. Text that was typed before that is put back, and presses are repeated.
 */
import { TranslatedTexts } from './translated-texts.ts';
import { Typed } from './typed.ts';

/** Controls that only the app answers. Links lead on by themselves, and fields can be written in. */
const NEEDS_APP = 'button, label:has(input), [type="checkbox"], [type="radio"], [role="button"]';

const {
  app = '',
  imports = '',
  styles = '',
} = document.querySelector<HTMLElement>('script[data-app]')?.dataset ?? {};
const presses: HTMLElement[] = [];
const typed = new Typed();
let isUnderWay = false;
let isTakenOver = false;
let isPressing = false;

/** Fetches the app, with all that it imports beside it. Where that fails, the next press or the network tries again. */
async function start(): Promise<void> {
  if (isUnderWay) return;
  isUnderWay = true;
  const sheet = addLink('stylesheet', styles);
  for (const href of [app, ...imports.split(' ')]) addLink('modulepreload', href);
  try {
    await loaded(sheet);
    await import(/* @vite-ignore */ app);
    typed.note();
  } catch {
    isUnderWay = false;
    sheet.remove();
    forgetPresses();
  }
}

function addLink(rel: string, href: string): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { rel, href });
  document.head.append(link);
  return link;
}

/** Resolves with the styles of all pages, which go after those that the page has in it: among them are the same. */
const loaded = (sheet: HTMLLinkElement) =>
  new Promise((resolve, reject) => {
    sheet.addEventListener('load', resolve);
    sheet.addEventListener('error', reject);
  });

/** The control at the target of this event that only the app answers, if any. */
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

/** Presses, one after the other, what was pressed before anything could answer. */
async function pressAgain(): Promise<void> {
  for (const target of forgetPresses()) {
    // The one before may have led on.
    if (!target.isConnected) continue;
    // Menus open as soon as the button is down.
    for (const type of ['pointerdown', 'pointerup']) {
      target.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true }));
    }
    target.click();
    // The next one may answer to what this one has changed.
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** Lets the app answer from now on; a press that is under way is still held, since the app has not seen it begin. */
function handOver(): void {
  if (!isTakenOver || isPressing) return;
  untilTakenOver.abort();
  void pressAgain();
}

function letGo(): void {
  isPressing = false;
  handOver();
}

const untilTakenOver = new AbortController();
const { signal } = untilTakenOver;
const listen = (types: readonly string[], listener: (event: Event) => void) => {
  for (const type of types) addEventListener(type, listener, { capture: true, signal });
};

if (document.documentElement.dataset['known'] !== undefined) {
  // Whoever is known is shown another page.
  void start();
} else {
  listen(['pointerdown', 'keydown'], (event) => {
    isPressing = true;
    // The part of the app that is there already would answer, and once more when all of it is pressed again.
    if (event.type === 'pointerdown' && needsApp(event)) event.stopPropagation();
  });
  // The click follows.
  listen(['pointerup', 'pointercancel', 'keyup'], () => setTimeout(letGo));
  listen(['click'], hold);
  listen(['input'], () => typed.note());
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
  // After the paint.
  listen(['load'], () => setTimeout(() => void start()));
}
