import { readFileSync } from 'node:fs';
import { minifySync, type Plugin } from 'vite';

const THEME = new URL('public/theme.js', import.meta.url);
const TAG = '<script src="/theme.js"></script>';

/**
 * Puts what runs before the first paint into the built document, which waits for no answer then. The server lets it
 * in by its hash.
 */
export const themeInDocument: Plugin = {
  name: 'theme-in-document',
  apply: 'build',
  transformIndexHtml(html) {
    if (!html.includes(TAG)) throw new Error(`index.html has no ${TAG}`);
    const { code } = minifySync('theme.js', readFileSync(THEME, 'utf8'));
    return html.replace(TAG, () => `<script>${code.trim()}</script>`);
  },
};
