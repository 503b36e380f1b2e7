import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type Page, PAGES } from '@limber/contract/pages';
import { PUBLIC_PAGES } from '@limber/contract/public-pages';
import type { Installation } from '@limber/domain/installation';
import { expect, test } from 'vitest';
import { headOf } from './head.ts';

const PUBLIC = path.resolve(import.meta.dirname, '../public');
const PUBLIC_URL = 'https://limber.acme.org';
const NOWHERE: Page = { path: '', access: 'public' };
const UNSAID: Installation = {
  operator: { name: null, address: null, email: null },
  registration: { mode: 'open', domains: [] },
  sendsMail: true,
  publicUrl: null,
};

function headFor(page: Page, installation: Partial<Installation> = {}): HTMLElement {
  const head = document.createElement('div');
  head.innerHTML = headOf(
    page,
    { ...UNSAID, ...installation },
    { nonce: 'once', scripts: ['assets/hello.js'] },
  );
  return head;
}

const said = (head: HTMLElement, name: string) =>
  head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');

test.each(PUBLIC_PAGES)(
  '$path says of itself what it is, without scripts',
  { tags: ['spec:silent/page-heads'] },
  (page) => {
    const {
      path: at,
      head: { title, description },
    } = page;
    const head = headFor(page, { publicUrl: PUBLIC_URL });
    expect(head.querySelector('title')?.textContent).toBe(title);
    expect(said(head, 'description')).toBe(description);
    expect([said(head, 'og:title'), said(head, 'og:description')]).toEqual([title, description]);
    expect(said(head, 'og:image')).toBe(`${PUBLIC_URL}/social-preview.png`);
    expect(said(head, 'og:url')).toBe(`${PUBLIC_URL}${at}`);
    expect(head.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
      `${PUBLIC_URL}${at}`,
    );
    expect(said(head, 'robots')).toBeUndefined();
  },
);

test('what is not public, or not there, is not to be found by search engines', () => {
  for (const page of [PAGES.dashboard, PAGES.profile, PAGES.routine, NOWHERE]) {
    expect([page.path, said(headFor(page), 'robots')]).toEqual([page.path, 'noindex']);
  }
});

test('where the installation does not know its address, its pages name none', () => {
  const head = headFor(PAGES.landing);
  expect(said(head, 'og:image')).toBe('/social-preview.png');
  expect(said(head, 'og:url')).toBeUndefined();
  expect(head.querySelector('link[rel="canonical"]')).toBeNull();
});

test('whoever is sent the address sees a picture that previews take', () => {
  const head = headFor(PAGES.landing);
  const file = path.join(PUBLIC, said(head, 'og:image') ?? '');
  const png = readFileSync(file);
  expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(
    `${said(head, 'og:image:width')}x${said(head, 'og:image:height')}`,
  );
  expect(statSync(file).size).toBeLessThan(120 * 1024);
  for (const name of ['og:type', 'og:site_name']) expect(said(head, name)).toBeTruthy();
});

test(
  'the app is told of the installation, and no name breaks out of its tag',
  { tags: ['spec:silent/contact-address'] },
  () => {
    const operator = {
      name: 'Ink & "Co" <b>',
      address: '1 Main Street\n$& Town',
      email: 'a@b.test',
    };
    const head = headFor(PAGES.terms, { operator });
    expect(JSON.parse(said(head, 'installation') ?? '')).toEqual({ ...UNSAID, operator });
    expect(head.querySelector('b')).toBeNull();
  },
);

test('a screen names the script that it begins with, and what it asks first', () => {
  const dashboard = headFor(PAGES.dashboard);
  const script = dashboard.querySelector('link[rel="modulepreload"]');
  expect([script?.getAttribute('href'), script?.getAttribute('fetchpriority')]).toEqual([
    '/assets/hello.js',
    'low',
  ]);
  expect(said(dashboard, 'first-calls')).toMatch('/api/auth/me /api/preferences ');
  expect(said(headFor(PAGES.exercises), 'first-large-call')).toBe('/api/exercises');
  expect(said(headFor(PAGES.pricing), 'first-calls')).toBe('');
});
