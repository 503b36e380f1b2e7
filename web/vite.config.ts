import { readFileSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { contractInBrowser } from './contract-in-browser.ts';
import { createScreenChunks } from './screen-chunks.ts';
import { beforePaintInDocument } from './document/before-paint-plugin.ts';

/** The OFL requires the licence next to the font. */
const fontLicence: Plugin = {
  name: 'font-licence',
  apply: 'build',
  buildStart() {
    const name = 'figtree-license.txt';
    const source = readFileSync(new URL(`src/styles/${name}`, import.meta.url), 'utf8');
    this.emitFile({ type: 'asset', name, source });
  },
};

/** Files that shrink when packed. */
const PACKED = /\.(js|css|svg|json|txt|webmanifest|wasm)$/;

/**
 * The player of moving figures, in one file, which packs better than several. The pattern leaves
 * out the modules that pages import early, and its menu, which is fetched on opening.
 */
const LIVE_FIGURE =
  /features\/exercises\/live-figure\/(?!lazy-|pausable-|why-drawn|more-menu|stopped-)|lucide-react\/dist\/esm\/icons\/(step-back|step-forward|ellipsis|square|rotate-ccw)\.mjs$/;

/** One file for zod and its setting: schemas, in later files, read the setting on creation. */
const SCHEMAS = /\/node_modules\/zod\/|\/api\/zod-without-eval\.ts$/;

/** Libraries of every screen: they change with their own releases, so browsers keep the file over many of ours. */
const LIBRARIES =
  /\/node_modules\/(react|react-dom|scheduler|@tanstack\/(react-query|query-core))\/(?!.*(infiniteQueryObserver|useInfiniteQuery|useMutationState))/;

/**
 * The file of the app has all modules of the first load but those of web/document, whose entries
 * keep files of their own, by which scripts read the build. take-over.ts belongs to the app.
 */
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
    // Packed once here instead of per answer. The server fills in pages.
    compression({ include: PACKED, exclude: /\.html$/, threshold: 1024, logLevel: 'silent' }),
  ],
  // React itself has `useSyncExternalStore`, so the shim is not needed.
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
    // Every page loads the one style sheet anyway, so chunks need not load styles.
    cssCodeSplit: false,
    // For scripts/check-budgets.ts, which checks the load of each screen.
    manifest: true,
    modulePreload: {
      // Older browsers fetch imports one by one.
      polyfill: false,
      // The import list of the figure's menu would be 5 % of the player, and most of those files are loaded already.
      resolveDependencies: (_, names, { hostId }) => (/live-figure/.test(hostId) ? [] : names),
    },
    rolldownOptions: {
      // Each document contains the code of one of the latter two, which loads the app.
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
