/**
 * Renders the pages that anybody may read to HTML, into web/dist/.prerendered, once the app is built: the same
 * components as in the browser, for a visitor of whom nothing is known. And into web/dist/.frames what is around the
 * screens of whoever has signed in. And into web/dist/.screens.json the files of script that each screen begins with.
 */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { ALL_PAGES } from '@limber/contract/pages';
import { documentFile } from '@limber/contract/public-pages';
import {
  REGISTRATIONS_TO_FILL,
  writeRegistration,
} from '@limber/domain/accounts/registration-in-document';
import { factsKnown, type Operator, operatorsToFill } from '@limber/domain/operator';
import { Window } from 'happy-dom';
import { build } from 'vite';
import { criticalStyles } from './critical-styles.ts';
import { loadedFiles, type Manifest } from './loaded-chunks.ts';
import { withFrame, withMarkup } from './prerendered-document.ts';
import { scriptsOfScreens } from './screen-scripts.ts';

const dist = path.join(import.meta.dirname, 'dist');
const code = path.join(dist, '.prerender-code');
const ORIGIN = 'http://localhost';
/** A drawing of at most as many bytes, packed, comes with the document. */
const MAX_DRAWING_INSIDE = 4000;

/** What the web app looks for in a browser while it is loaded and rendered. */
const OF_A_BROWSER = [
  'window',
  'document',
  'location',
  'history',
  'localStorage',
  'sessionStorage',
  'addEventListener',
  'removeEventListener',
  'ResizeObserver',
  'IntersectionObserver',
  'Element',
  'HTMLElement',
  'Node',
] as const;

/** Lets the web app find a browser here, at an address that can be changed. */
function pretendBrowser(): Window {
  const browser = new Window({ url: ORIGIN });
  for (const name of OF_A_BROWSER) {
    Object.defineProperty(globalThis, name, { value: browser[name], configurable: true });
  }
  return browser;
}

/** Bundles what renders the app. */
async function bundleRenderer(): Promise<void> {
  await build({
    root: import.meta.dirname,
    logLevel: 'error',
    build: {
      ssr: 'src/prerendered/render.tsx',
      outDir: code,
      copyPublicDir: false,
      manifest: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
}

type RenderApp = () => Promise<string>;

/** What renders the app. It reads once what is known of the operator and of the visitor, who are named `forWhom`. */
async function loadRenderer(forWhom: string): Promise<RenderApp> {
  const bundle = pathToFileURL(path.join(code, 'render.js')).href;
  const loaded = (await import(`${bundle}?${forWhom}`)) as { renderApp: RenderApp };
  return loaded.renderApp;
}

/** What renders the app for an operator of whom this is known. */
async function rendererFor(operator: Operator): Promise<RenderApp> {
  tellInHead({
    'contact-email': operator.email,
    'operator-name': operator.name,
    'operator-address': operator.address,
  });
  return loadRenderer(factsKnown(operator));
}

/** Writes what the server would have written into the tags of the document. */
function tellInHead(tags: Record<string, string | null>): void {
  browser.document.head.replaceChildren();
  for (const [name, content] of Object.entries(tags)) {
    const meta = Object.assign(browser.document.createElement('meta'), {
      name,
      content: content ?? '',
    });
    browser.document.head.append(meta);
  }
}

/** The drawing at this address of the built app, where it is small. */
function smallDrawing(address: string): string | null {
  if (!address.endsWith('.svg')) return null;
  const svg = readFileSync(path.join(dist, address), 'utf8');
  return brotliCompressSync(svg).length > MAX_DRAWING_INSIDE ? null : svg;
}

/** The starter as it is built. It stands in the document, and can import nothing from beside it. */
function starterScript(): string {
  const files = loadedFiles(manifest, ['src/prerendered/starter.ts']);
  if (files.length !== 1) throw new Error(`The starter is in several files: ${files.join(', ')}`);
  return readFileSync(path.join(dist, files[0] ?? ''), 'utf8').trim();
}

const browser = pretendBrowser();
await bundleRenderer();
const manifest = JSON.parse(
  readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'),
) as Manifest;
const addressesOf = (module: string) => loadedFiles(manifest, [module]).map((file) => `/${file}`);
const starter = starterScript();
const document = readFileSync(path.join(dist, 'index.html'), 'utf8');
const [sheet = ''] = globSync('assets/*.css', { cwd: dist });
const allStyles = readFileSync(path.join(dist, sheet), 'utf8');
/** The markup of each file, by what is known of the operator. */
const markup = new Map<string, Map<string, string>>();
for (const operator of operatorsToFill()) {
  const known = factsKnown(operator);
  mkdirSync(path.join(dist, '.prerendered', known), { recursive: true });
  const renderApp = await rendererFor(operator);
  for (const [, page] of ALL_PAGES.filter(([, { document: shown }]) => shown === 'page')) {
    browser.happyDOM.setURL(ORIGIN + page.path);
    for (const registration of REGISTRATIONS_TO_FILL) {
      const file = documentFile(page, registration) ?? '';
      if (markup.get(file)?.has(known)) continue;
      tellInHead({ registration: writeRegistration(registration) });
      markup.set(file, (markup.get(file) ?? new Map()).set(known, await renderApp()));
    }
  }
}
for (const [file, renderedFor] of markup) {
  const [name = ''] = file.split(/[-.]/);
  const screen = addressesOf(`src/screens/${name}/${name}.tsx`);
  const styles = criticalStyles([...renderedFor.values()].join(''), allStyles);
  for (const [known, rendered] of renderedFor) {
    const html = withMarkup(document, {
      rendered,
      starter,
      screen,
      styles,
      drawing: smallDrawing,
      font: (address) => readFileSync(path.join(dist, address)).toString('base64'),
    });
    writeFileSync(path.join(dist, '.prerendered', known, file), html);
  }
}
const frames = path.join(dist, '.frames');
mkdirSync(frames, { recursive: true });
browser.localStorage.setItem('token', 'of somebody');
const renderFrame = await loadRenderer('somebody');
for (const [name, page] of ALL_PAGES.filter(([, { document: shown }]) => shown === 'frame')) {
  browser.happyDOM.setURL(ORIGIN + page.path.replaceAll(/:\w+/g, '1'));
  const rendered = await renderFrame();
  const styles = criticalStyles(rendered, allStyles);
  writeFileSync(path.join(frames, `${name}.html`), withFrame(document, { rendered, styles }));
}
// The server names them in the document of the screen, so that the browser fetches all at once.
writeFileSync(path.join(dist, '.screens.json'), JSON.stringify(scriptsOfScreens(manifest)));
rmSync(code, { recursive: true });
