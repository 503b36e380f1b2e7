import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contractInBrowser } from '../contract-in-browser.ts';

/** Builds the renderer of documents into one file without other packages. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '..'),
  plugins: [contractInBrowser, react()],
  // By default it would be read on the server at run time, and could be development.
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: 'document/render.tsx',
    outDir: 'dist/.document',
    emptyOutDir: true,
    copyPublicDir: false,
    // Inlined assets would have other addresses than in the app.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: false } },
  },
});
