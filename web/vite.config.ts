import { readFileSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { contractInBrowser } from './contract-in-browser.ts';
import { createScreenChunks } from './screen-chunks.ts';
import { beforePaintInDocument } from './document/before-paint-plugin.ts';

/** The OFL asks that the licence goes wherever the font goes. */
const fontLicence: Plugin = {
  name: 'font-licence',
  apply: 'build',
  buildStart() {
    const name = 'figtree-license.txt';
    const source = readFileSync(new URL(`src/styles/${name}`, import.meta.url), 'utf8');
    this.emitFile({ type: 'asset', name, source });
  },
};

/** Files that packing makes smaller. */
const PACKED = /\.(js|css|svg|json|txt|webmanifest|wasm)$/;

/**
 * What plays the moving figure, in one file: in several it would be larger. Without what pages import
 * before it is needed, and the menu, which is fetched when it is opened.
 */
const LIVE_FIGURE =
  /features\/exercises\/live-figure\/(?!lazy-|pausable-|why-drawn|more-menu|stopped-)|lucide-react\/dist\/esm\/icons\/(step-back|step-forward|ellipsis|square|rotate-ccw)\.mjs$/;

/** The schemas' library with its setting, in one file: schemas read the setting when they are made, in files that come after. */
const SCHEMAS = /\/node_modules\/zod\/|\/api\/zod-without-eval\.ts$/;

/**
 * What every screen needs and changes with releases of its own, so that a browser keeps it over many of ours; without
 * what few screens use.
 */
const LIBRARIES =
  /\/node_modules\/(react|react-dom|scheduler|@tanstack\/(react-query|query-core))\/(?!.*(infiniteQueryObserver|useInfiniteQuery|useMutationState))/;

/** What every screen needs, in one file. What a page begins with has a file of its own, by which the build is read. */
const NO_ENTRY = /^(?!.*\/document\/(?!take-over)).*$/;

const screenChunks = createScreenChunks();

export default defineConfig({
  plugins: [
    contractInBrowser,
    screenChunks.plugin,
    react(),
    tailwindcss(),
    fontLicence,
    beforePaintInDocument,
    // Packed once here, and not at each answer. Pages are filled in by the server.
    compression({ include: PACKED, exclude: /\.html$/, threshold: 1024, logLevel: 'silent' }),
  ],
  // React has it itself.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  server: {
    proxy: {
      '/api': 'http://127.0.0.1:3000',
      '/media': 'http://127.0.0.1:3000',
      '/source': 'http://127.0.0.1:3000',
    },
  },
  // Inlined assets would be data: addresses, which the content security policy refuses.
  build: {
    assetsInlineLimit: 0,
    // There is one style sheet, and every page has it: no chunk has to name it.
    cssCodeSplit: false,
    // What each screen loads is held against its budget by scripts/check-budgets.ts.
    manifest: true,
    modulePreload: {
      // Browsers without it fetch what they import.
      polyfill: false,
      // The list of all that the menu of the figure is made of would be a twentieth of the player. Most of it is
      // there already, and the menu waits for the rest no longer than for one more answer.
      resolveDependencies: (_, names, { hostId }) => (/live-figure/.test(hostId) ? [] : names),
    },
    rolldownOptions: {
      // Documents have one of the latter two in them, and it loads the app.
      input: ['index.html', 'document/starter.ts', 'document/plain-page.ts'],
      output: {
        codeSplitting: {
          groups: [
            { name: 'schemas', test: SCHEMAS, includeDependenciesRecursively: false },
            { name: 'live-figure', test: LIVE_FIGURE, includeDependenciesRecursively: false },
            { name: 'libraries', test: LIBRARIES },
            { name: 'app', test: NO_ENTRY, tags: ['$initial'] },
            {
              name: screenChunks.nameOf,
              debugName: 'screens',
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
});
