import { readFileSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { shaderText } from './shader-text.ts';

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

/**
 * What plays the moving figure, in one file: in several it would be larger. Without what pages import
 * before it is needed, and the menu, which is fetched when it is opened.
 */
const LIVE_FIGURE = /features\/exercises\/live-figure\/(?!lazy-|why-drawn|more-menu)/;

/**
 * Parts of the player that hand on nothing whose identity matters and render rarely: what the React
 * Compiler remembers for them would weigh more, in a download with a limit, than it spares.
 */
const NOT_COMPILED =
  /live-figure\/(live-figure|figure-controls|hold-ring|drawn-figure|more-button|more-trigger|use-turning|use-movement)\.tsx?$/;

export default defineConfig({
  plugins: [
    react({ compiler: true, exclude: [/\/node_modules\//, NOT_COMPILED] }),
    tailwindcss(),
    fontLicence,
    shaderText,
  ],
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
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'live-figure', test: LIVE_FIGURE, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
});
