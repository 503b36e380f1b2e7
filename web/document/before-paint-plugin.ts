import { readFileSync } from 'node:fs';
import { minifySync, type Plugin, transformWithOxc } from 'vite';

const SCRIPT = new URL('before-paint.ts', import.meta.url);
const PLACE = '<!--before-paint-->';

/** Puts the script before the first paint into the document; the server's policy allows it by its hash. */
export const beforePaintInDocument: Plugin = {
  name: 'before-paint-in-document',
  async transformIndexHtml(html) {
    if (!html.includes(PLACE)) throw new Error(`index.html has no ${PLACE}`);
    const { code } = await transformWithOxc(readFileSync(SCRIPT, 'utf8'), SCRIPT.pathname);
    // The script is no module once its types are gone: a function keeps its names out of the global
    // scope.
    const alone = `(() => {${code.replace(/^export \{\};$/m, '')}})();`;
    const script = minifySync('before-paint.js', alone).code.trim();
    return html.replace(PLACE, () => `<script>${script}</script>`);
  },
};
