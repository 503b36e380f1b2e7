/**
 * All the script of a plain page, which stands in it: strangers choose the theme and close the line about the mission. For
 * users it fetches the app, which shows them the page with all that is theirs.
 */
import type { BodyArea } from '@limber/domain/body-areas';
import type { Visit } from '#features/visit/visit-shape.ts';

// oxlint-disable no-restricted-globals -- it is one small file, and storage that throws is caught
const page = document.documentElement;

/** Keeps a value where the browser lets us, as browser/stored.ts does; null removes it. */
function keep(key: 'theme' | 'mission', value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // It holds until the next page then.
  }
}

function choosesTheme(): void {
  const chosen = page.dataset['theme'] ?? 'system';
  for (const option of document.querySelectorAll<HTMLInputElement>('[name="theme"]')) {
    option.checked = option.value === chosen;
    option.addEventListener('change', () => {
      const isSystem = option.value === 'system';
      if (isSystem) delete page.dataset['theme'];
      else page.dataset['theme'] = option.value;
      keep('theme', isSystem ? null : option.value);
    });
  }
}

function closesBanner(): void {
  document.querySelector('[data-mission-banner] button')?.addEventListener('click', () => {
    keep('mission', 'closed');
    page.dataset['mission'] = 'closed';
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
  });
}

const VISIT = 'visit';
const EMPTY: Visit = {
  areas: [],
  routine: null,
  doneIds: [],
  idempotencyKey: '',
  finished: [],
  userId: null,
};

/** The visit of this tab; an empty one where it waits for somebody's account, or the browser keeps none. */
function visitOfTab(): Visit {
  try {
    const visit = JSON.parse(sessionStorage.getItem(VISIT) ?? 'null') as Visit | null;
    return visit?.userId === null ? visit : EMPTY;
  } catch {
    return EMPTY;
  }
}

/** Keeps the touched areas for whoever registers, and for a Start on another page. */
function keepsTouched(): void {
  const boxes = [...document.querySelectorAll<HTMLInputElement>('[type="checkbox"][name="area"]')];
  const visit = visitOfTab();
  for (const box of boxes) {
    box.checked = visit.areas.some((area) => area === box.value);
    box.addEventListener('change', () => {
      const areas = boxes.flatMap(({ checked, value }) => (checked ? (value as BodyArea) : []));
      const changed: Visit = { ...visitOfTab(), areas, routine: null, doneIds: [] };
      try {
        sessionStorage.setItem(VISIT, JSON.stringify(changed));
      } catch {
        // The form sends them all the same.
      }
    });
  }
}

/** Where the app cannot be fetched, users see what strangers do. */
async function startApp(): Promise<void> {
  const { app = '', styles = '' } =
    document.querySelector<HTMLElement>('script[data-app]')?.dataset ?? {};
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: styles });
  document.head.append(sheet);
  try {
    await new Promise((resolve, reject) => {
      sheet.addEventListener('load', resolve);
      sheet.addEventListener('error', reject);
    });
    await import(/* @vite-ignore */ app);
  } catch {
    delete page.dataset['known'];
  }
}

choosesTheme();
closesBanner();
keepsTouched();
if (page.dataset['known'] === 'user') void startApp();
