import { expect, test } from 'vitest';
import { withFrame, withMarkup } from './fill-template.ts';

const DOCUMENT = `<html><head>
    <script src="/hello.js"></script>
    <script type="module" crossorigin src="/assets/app.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/react.js">
    <link rel="stylesheet" crossorigin href="/assets/style.css">
    <link
      rel="preload"
      href="/assets/core.woff2"
      as="font"
      crossorigin
    />
    <style nonce="">@font-face{font-family:Figtree;src:url(/assets/core.woff2);font-weight:400 600;unicode-range:U+20-7E}@font-face{font-family:Figtree;src:url(/assets/rest.woff2);font-weight:400 600;unicode-range:U+A1-B6}</style>
  </head><body><div id="root"></div></body></html>`;

const PAGE: Parameters<typeof withMarkup>[1] = {
  nonce: 'once',
  rendered:
    '<link rel="preload" as="image" href="/body.svg"/><link rel="preload" as="image" href="/small.svg"/>' +
    '<h1 style="color:red">Hello</h1><p style="color:red">$1</p><img src="/small.svg"/>',
  isPlain: false,
  script: 'import("$1")',
  font: (address) => `(${address})`,
  screen: ['/assets/landing.js', '/assets/react.js', '/assets/app.js'],
  styles: 'h1{margin:0}',
  drawing: (address) => (address === '/small.svg' ? '<svg fill="#fff"/>' : null),
};
const page = withMarkup(DOCUMENT, PAGE);

test('a page that is rendered ahead has the starter in it, which knows what the app and its screen consist of', () => {
  expect([...page.matchAll(/<script[^>]*src="([^"]*)"/g)].map(([, address]) => address)).toEqual([
    '/hello.js',
  ]);
  expect(page).toMatch(/<script type="module" data-app="[^>]*>import\("\$1"\)<\/script>/);
  expect(page).not.toContain('rel="modulepreload"');
  expect(page).toContain(
    'data-app="/assets/app.js" data-imports="/assets/react.js /assets/landing.js"',
  );
});

test('the page has its own styles in it, and the starter knows where those of all pages are', () => {
  expect(page).toContain('h1{margin:0}');
  expect(page).not.toContain('rel="stylesheet"');
  expect(page).toContain('data-styles="/assets/style.css"');
});

test('styles in attributes, which the content security policy refuses, stand in a sheet with a nonce', () => {
  expect(page).toMatch(/<style nonce="once">[^<]*\[data-style="color:red"\]\{color:red\}<\/style>/);
  expect(page).toContain(
    '<div id="root"><h1 data-style="color:red">Hello</h1><p data-style="color:red">$1</p><img',
  );
});

test('a page is not painted before its first part is whole, or else its header', () => {
  expect(page).toContain('<link rel="expect" href="#header" blocking="render"><style');
  const rendered = '<section id="start">Hello</section><section id="how"></section>';
  const started = withMarkup(DOCUMENT, { ...PAGE, rendered });
  expect(started).toContain('<link rel="expect" href="#start" blocking="render"><style');
});

test('the font that is to be fetched early comes with the page, the other one where it is needed', () => {
  expect(page).not.toContain('rel="preload"\n');
  // Pages behind the login lack the inline font.
  expect(page).toMatch(/rel="prefetch"\s+href="\/assets\/core\.woff2"/);
  expect(page).not.toContain('src:url(/assets/core.woff2)');
  expect(page).toContain('atob("(/assets/core.woff2)")');
  expect(page).toContain('{weight:"400 600",unicodeRange:"U+20-7E"}');
  expect(page).toContain('src:url(/assets/rest.woff2)');
});

test('pictures that are to be fetched early are named in the head', () => {
  expect(page.indexOf('href="/body.svg"')).toBeLessThan(page.indexOf('</head>'));
});

test('of these, a small drawing comes with the page', () => {
  expect(page).not.toContain('small.svg');
  expect(page).toContain('<img src="data:image/svg+xml,%3Csvg fill=%22%23fff%22/%3E"/>');
});

test('the frame of a screen is painted with styles of its own, and waits for the app and the styles of all', () => {
  const frame = { nonce: 'once', rendered: '<header>Limber</header>', styles: 'header{margin:0}' };
  const page = withFrame(DOCUMENT, frame);
  const [head = '', body = ''] = page.split('</head>');
  expect(head).toContain('<style nonce="once">header{margin:0}</style>');
  // A header painted in parts would move.
  expect(head).toContain('<link rel="expect" href="#header" blocking="render">');
  expect(head).not.toContain('rel="stylesheet"');
  expect(body).toContain(
    '<div id="root" data-frame inert><header>Limber</header></div><link rel="stylesheet" crossorigin href="/assets/style.css">',
  );
  expect(() => withFrame(DOCUMENT, { ...frame, rendered: '<p style="color:red">' })).toThrow(
    'refuses styles',
  );
});
