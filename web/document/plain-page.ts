/**
 * The whole script of a plain page, inside the document: theme and mission banner for strangers. For users it fetches
 * the app, which shows their own page.
 */
import type { Visit } from '#features/visit/visit-shape.ts';

// oxlint-disable no-restricted-globals -- it is one small file, and storage that throws is caught
const page = document.documentElement;

/** Stores a value; null removes it. */
function keep(key: 'theme' | 'mission', value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Without storage the choice holds until the next page.
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

/** The visit of this tab; an empty one if it belongs to an account or another release, or without storage. */
function visitOfTab(): Visit {
  try {
    const visit = JSON.parse(sessionStorage.getItem(VISIT) ?? 'null') as Visit | null;
    return visit?.userId === null && Array.isArray(visit.areas) ? visit : EMPTY;
  } catch {
    return EMPTY;
  }
}

/** Other areas discard the routine. False without storage. */
function keepAreas(areas: string[]): boolean {
  const visit = visitOfTab();
  const isSame = visit.areas.join() === areas.join();
  const changed = isSame ? visit : { ...visit, areas, routine: null, doneIds: [] };
  try {
    sessionStorage.setItem(VISIT, JSON.stringify(changed));
    return true;
  } catch {
    return false;
  }
}

/** Keeps where it hurts for registration, and for the page that starts. */
function keepsTouched(): void {
  const boxes = [...document.querySelectorAll<HTMLInputElement>('[type="checkbox"][name="area"]')];
  const visit = visitOfTab();
  for (const box of boxes) {
    box.checked = visit.areas.some((area) => area === box.value);
    box.addEventListener('change', () => {
      keepAreas(boxes.flatMap(({ checked, value }) => (checked ? value : [])));
    });
  }
  // The history of the browser and logs of proxies keep addresses, so forms send areas only where nothing is stored.
  addEventListener('formdata', ({ formData }) => {
    if (keepAreas(formData.getAll('area').map(String))) formData.delete('area');
  });
}

function addLink(rel: string, href: string): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { rel, href });
  document.head.append(link);
  return link;
}

/** Starts the app. If it cannot be loaded, users see the page that strangers see until there is a new connection. */
async function startApp(): Promise<void> {
  const {
    app = '',
    imports = '',
    styles = '',
  } = document.querySelector<HTMLElement>('script[data-app]')?.dataset ?? {};
  const sheet = addLink('stylesheet', styles);
  for (const href of [app, ...imports.split(' ')]) addLink('modulepreload', href);
  try {
    await new Promise((resolve, reject) => {
      sheet.addEventListener('load', resolve);
      sheet.addEventListener('error', reject);
    });
    await import(/* @vite-ignore */ app);
    // The time limit of before-paint.ts may have passed.
    page.dataset['known'] = 'user';
  } catch {
    delete page.dataset['known'];
    addEventListener('online', () => location.reload());
  }
}

if (page.dataset['known'] === 'user') void startApp();
else keepsTouched();
choosesTheme();
closesBanner();
